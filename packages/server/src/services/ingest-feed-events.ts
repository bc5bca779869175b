import { PLAY_STATUS } from '@clutchline/contract';

import type { Context } from '../context';
import type { FeedBatch } from '../ports/feed-store';
import { foldFeedEvents } from './fold-feed-events';
import { guardBatch } from './guard-batch';
import { wellFormedEvents } from './guard/well-formed-events';
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
 * @param given events of the contract; what is none is kept aside too.
 * @param spanMs over how much business time the batch reaches; where it is not told, no price is called a jump.
 */
export async function ingestFeedEvents(
  context: Pick<Context, 'inTransaction' | 'publisher' | 'log' | 'clock'>,
  given: readonly unknown[],
  spanMs = Infinity,
): Promise<Ingested> {
  if (given.length === 0) return { decided: [] };
  const { events, malformed } = wellFormedEvents(given);
  const folded = foldFeedEvents(events);
  const { stored, fresh } = await context.inTransaction(async (stores) => {
    const now = context.clock.now();
    const { batch, doubted, guarded, believed } = await guardBatch(stores.quarantine, folded, {
      now,
      spanMs,
      malformed,
    });
    const done = await storeFeedBatch(stores, batch, guarded);
    await stores.quarantine.outdate({ prices: believed, plays: closedOf(folded) }, now);
    return { stored: done, fresh: await stores.quarantine.hold(doubted, now) };
  });
  tellFeedBatch(context, stored);
  raiseAlarms(context.log, fresh);
  return { decided: stored.changes.decided };
}

function closedOf({ playStates }: FeedBatch): number[] {
  return [...playStates].flatMap(([playId, state]) => (state === PLAY_STATUS.closed ? [playId] : []));
}
