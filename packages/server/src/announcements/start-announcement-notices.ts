import { startPolling, type PollingJob } from '../platform/concurrency/poll';
import type { Context } from './context';

/** A banner is due within 2 s of its publication (NEWS-4). */
const EVERY_MS = 250;

/** In one transaction with the mark, so that several leaders and jumps of the clock publish an announcement once. */
export async function notifyDueAnnouncements({
  inTransaction,
  clock,
}: Pick<Context, 'inTransaction' | 'clock'>): Promise<boolean> {
  return await inTransaction(async ({ announcements, outbox }) => {
    const isDue = await announcements.markNotified(clock.now());
    if (isDue) await outbox.add([{ kind: 'news' }]);
    return isDue;
  });
}

/** Notifies subscribers of the topic `news` when announcements are published, changed, withdrawn or expire. */
export function startAnnouncementNotices(context: Context): PollingJob {
  const check = async (): Promise<void> => {
    if (await context.stores.announcements.hasDue(context.clock.now())) await notifyDueAnnouncements(context);
  };
  return startPolling(check, {
    pauseMs: EVERY_MS,
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.error({ error: String(error) }, 'announcements could not be pushed, will retry');
    },
  });
}
