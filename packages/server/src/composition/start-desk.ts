import { type DeskContext, watchAlarms } from '../desk';
import { type DeskNeeds, type DeskPlace, serveDesk } from '../http/desk/serve-desk';
import { startDeskPush } from '../push/desk/start-desk-push';

export interface RunningDesk {
  readonly url: string;
  close(): Promise<void>;
}

/** Calls, push and alarms. */
export async function startDesk(
  place: DeskPlace,
  needs: DeskNeeds,
  given: Omit<DeskContext, 'site' | 'exports'>,
): Promise<RunningDesk> {
  const desk = await serveDesk(place, needs, given);
  const { url, server, context, overview } = desk;
  const push = startDeskPush(server, context, { overview, trustedHops: needs.trustedHops });
  const alarms = watchAlarms(context, overview);
  return {
    url,
    async close() {
      await Promise.all([push.close(), alarms.stop()]);
      await desk.close();
    },
  };
}
