import type { Bus } from '../bus';
import { startPolling } from '../platform/concurrency/poll';
import { DAY, HOUR, SECOND } from '../platform/time/durations';
import type { Context } from './context';
import { LiveViews } from './live-views';
import type { ViewCounts } from './view-counts';

/** At most one message per second and match (VIEW-5). */
const PUBLISH_EVERY_MS = SECOND;
const REMOVE_EVERY_MS = HOUR;
/** Business time for which views of finished maps are stored. */
const STORED_MS = 7 * DAY;
/** A view has about 4 KB, a message of the bus at most one megabyte. */
const MOST_IN_MESSAGE = 50;

export interface LiveViewsJob {
  readonly receive: (events: readonly unknown[]) => Promise<void>;
  stop(): Promise<void>;
}

/** Publishes views directly on the bus: a lost one is replaced by the next, so they need no outbox. */
export function startLiveViews(
  context: Context,
  { bus, counts }: { readonly bus: Pick<Bus, 'publish'>; readonly counts: ViewCounts },
): LiveViewsJob {
  const views = new LiveViews(context, counts);
  let removedAt = -Infinity;
  const run = async (): Promise<void> => {
    try {
      const changed = views.takeChanged();
      for (let from = 0; from < changed.length; from += MOST_IN_MESSAGE)
        bus.publish({ type: 'views', views: changed.slice(from, from + MOST_IN_MESSAGE) });
    } finally {
      await views.store();
    }
    if (performance.now() - removedAt < REMOVE_EVERY_MS) return;
    await context.inTransaction((stores) => stores.views.removeBefore(context.clock.now() - STORED_MS));
    removedAt = performance.now();
  };
  const polling = startPolling(run, {
    pauseMs: PUBLISH_EVERY_MS,
    onFailure: (error, isRepeated) => {
      if (!isRepeated) context.log.warn({ error: String(error) }, 'live views could not be published, will retry');
    },
  });
  return { receive: (events) => views.receive(events), stop: () => polling.stop() };
}
