import type { FeedEvent } from '@clutchline/contract';

import type { Context } from '../context';
import { foldFeedEvents } from './fold-feed-events';
import { guardBatch } from './guard-batch';
import { raiseAlarms } from './raise-alarms';
import { storeFeedBatch, tellFeedBatch } from './store-feed-batch';

export interface Ingested {
  /** Matches whose results came: there is something to settle. */
  readonly decided: readonly number[];
}

/**
 * Looks a batch of feed events over, stores what can be believed in one transaction, keeps the rest aside, and tells the
 * players after the commit what changed.
 *
 * @param spanMs over how much business time the batch reaches; where it is not told, no price is called a jump.
 */
export async function ingestFeedEvents(
  context: Pick<Context, 'inTransaction' | 'publisher' | 'log' | 'clock'>,
  events: readonly FeedEvent[],
  spanMs = Infinity,
): Promise<Ingested> {
  if (events.length === 0) return { decided: [] };
  const folded = foldFeedEvents(events);
  const { stored, fresh } = await context.inTransaction(async (stores) => {
    const now = context.clock.now();
    const { batch, doubted, guarded } = await guardBatch(stores.quarantine, folded, { now, spanMs });
    const done = await storeFeedBatch(stores, batch);
    await stores.quarantine.guard(guarded, now);
    return { stored: done, fresh: await stores.quarantine.hold(doubted, now) };
  });
  tellFeedBatch(context, stored);
  raiseAlarms(context.log, fresh);
  return { decided: stored.changes.decided };
}
