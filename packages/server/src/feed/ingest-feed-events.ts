import { PLAY_STATUS } from '@clutchline/contract';

import type { Context } from './context';
import type { FeedBatch } from './feed-store';
import { foldFeedEvents } from './fold-feed-events';
import { guardBatch } from './guard/guard-batch';
import { wellFormedEvents } from './guard/well-formed-events';
import { noteProgress, type FeedStretch } from './note-progress';
import { raiseAlarms } from './raise-alarms';
import { reportFeedBatch, storeFeedBatch } from './store-feed-batch';

export interface Arrival {
  /** Business time in ms; without it no price counts as a jump. */
  readonly spanMs?: number;
  /** Progress to record in the same transaction. */
  readonly stretch?: FeedStretch | null;
}

export interface Ingested {
  readonly decided: readonly number[];
}

/**
 * In one transaction: stores accepted events, quarantines the rest, and writes the outbox events.
 *
 * @param given anything but events of the contract is quarantined.
 */
export async function ingestFeedEvents(
  context: Pick<Context, 'inTransaction' | 'log' | 'clock'>,
  given: readonly unknown[],
  { spanMs = Infinity, stretch = null }: Arrival = {},
): Promise<Ingested> {
  if (given.length === 0) {
    if (stretch !== null) await context.inTransaction((stores) => noteProgress(stores, stretch));
    return { decided: [] };
  }
  const { events, malformed } = wellFormedEvents(given);
  const folded = foldFeedEvents(events);
  const { stored, fresh } = await context.inTransaction(async (stores) => {
    if (stretch !== null) await noteProgress(stores, stretch);
    const now = context.clock.now();
    const { batch, doubted, guarded, believed, known } = await guardBatch(stores.quarantine, folded, {
      now,
      spanMs,
      malformed,
    });
    const done = await storeFeedBatch(stores, batch, guarded);
    await stores.quarantine.outdate({ prices: believed, plays: closedOf(folded), matches: known }, now);
    return { stored: done, fresh: await stores.quarantine.hold(doubted, now) };
  });
  reportFeedBatch(context, stored);
  raiseAlarms(context.log, fresh);
  return { decided: stored.decided };
}

function closedOf({ playStates }: FeedBatch): number[] {
  return [...playStates].flatMap(([playId, state]) => (state === PLAY_STATUS.closed ? [playId] : []));
}
