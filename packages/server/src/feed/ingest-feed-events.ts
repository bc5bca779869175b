import { PLAY_STATUS } from '@clutchline/contract';

import { reportBrackets } from '../content';
import type { Context, Stores } from './context';
import type { FeedBatch } from './feed-store';
import { foldFeedEvents } from './fold-feed-events';
import { guardBatch } from './guard/guard-batch';
import { wellFormedEvents } from './guard/well-formed-events';
import { reportFeedBatch, storeFeedBatch } from './store-feed-batch';
import type { Log } from '../platform/log/log';
import type { DoubtedEvent } from './quarantine-store';

export interface Arrival {
  /** Business time; default: no price is a jump. */
  readonly spanMs?: number;
  readonly stretch?: FeedStretch | null;
}

export interface Ingested {
  readonly decided: readonly number[];
  /** Events `live-view` as they came: they are not stored here, and never quarantined (VIEW-1). */
  readonly views: readonly unknown[];
}

/** In one transaction: stores accepted events, quarantines the others, adds the outbox events. */
export async function ingestFeedEvents(
  context: Pick<Context, 'inTransaction' | 'log' | 'clock'>,
  given: readonly unknown[],
  { spanMs = Infinity, stretch = null }: Arrival = {},
): Promise<Ingested> {
  const views = given.filter(isLiveView);
  const others = views.length === 0 ? given : given.filter((event) => !isLiveView(event));
  if (others.length === 0) {
    if (stretch !== null) await context.inTransaction((stores) => recordProgress(stores, stretch));
    return { decided: [], views };
  }
  const { events, malformed } = wellFormedEvents(others);
  const folded = foldFeedEvents(events);
  const { stored, fresh } = await context.inTransaction(async (stores) => {
    if (stretch !== null) await recordProgress(stores, stretch);
    const now = context.clock.now();
    const { batch, doubted, guarded, acceptedPlays, known } = await guardBatch(stores.quarantine, folded, {
      now,
      spanMs,
      malformed,
    });
    const done = await storeFeedBatch(stores, batch, guarded);
    await stores.quarantine.outdate({ prices: acceptedPlays, plays: closedOf(folded), matches: known }, now);
    return { stored: done, fresh: await stores.quarantine.hold(doubted, now) };
  });
  reportFeedBatch(context, stored);
  reportBrackets(context, folded.stages);
  raiseAlarms(context.log, fresh);
  return { decided: stored.decided, views };
}

const isLiveView = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && event.type === 'live-view';

function closedOf({ playStates }: FeedBatch): number[] {
  return [...playStates].flatMap(([playId, state]) => (state === PLAY_STATUS.closed ? [playId] : []));
}

interface FeedStretch {
  readonly from: number | null;
  readonly until: number;
  /** Database time: the source was complete. */
  readonly fedAt: number;
}

/** Runs in the transaction that stores the events, so each stretch is applied once even if the leader changes. */
async function recordProgress({ feed }: Pick<Stores, 'feed'>, { from, until, fedAt }: FeedStretch): Promise<void> {
  if (!(await feed.advance(from, until, fedAt)))
    throw new Error('feed progress is not at the expected moment: another process has stored this stretch');
}

function raiseAlarms(log: Log, doubted: readonly DoubtedEvent[]): void {
  for (const { kind, reason, gameId, playId, round } of doubted)
    log.error({ alarm: 'feed-guard', kind, reason, gameId, playId, round }, 'feed event quarantined');
}
