import { MATCH_STATUS } from '@clutchline/contract';

import type { FeedBatch } from '../ports/feed-store';
import type { DoubtedEvent, GuardedMatch, QuarantineStore } from '../ports/quarantine-store';
import { BatchDraft } from './guard/batch-draft';
import type { GuardMoment } from './guard/guard-moment';
import { guardMatches } from './guard/guard-matches';
import { guardNewPlays } from './guard/guard-new-plays';
import { guardPrices } from './guard/guard-prices';
import { guardResults } from './guard/guard-results';

export interface GuardedBatch {
  readonly batch: FeedBatch;
  readonly doubted: readonly DoubtedEvent[];
  /** Plays that are locked, with what the feed wants of them, or unlocked (null). */
  readonly guarded: ReadonlyMap<number, 1 | 2 | null>;
}

/**
 * Looks a folded batch over before it is stored (R34, S17). What cannot be believed is taken out and told; its play, or
 * the plays of its match, are suspended and stay so whatever state the feed says, until their prices are sane again or
 * a person decides.
 */
export async function guardBatch(store: QuarantineStore, batch: FeedBatch, moment: GuardMoment): Promise<GuardedBatch> {
  const ground = await store.ground({
    pointIds: [...batch.prices.keys()],
    playIds: [...batch.playStates.keys()],
    gameIds: gamesOf(batch),
  });
  const draft = new BatchDraft(batch, ground);
  guardMatches(draft, moment);
  guardNewPlays(draft);
  guardPrices(draft, moment);
  const troubled = guardResults(draft, { now: moment.now, hasBegun: (match) => hasBegun(match, batch, moment.now) });
  for (const play of await store.playsOf(troubled)) draft.lock(play);
  return draft.finish();
}

/** A match may begin early, but not by more than this, ms. */
const EARLIEST_MS = 3 * 3_600_000;

function hasBegun({ gameId, status, startTime }: GuardedMatch, { lives }: FeedBatch, now: number): boolean {
  const known = lives.get(gameId)?.status ?? status;
  return known !== MATCH_STATUS.notStarted || startTime - EARLIEST_MS <= now;
}

function gamesOf(batch: FeedBatch): number[] {
  const { matches, plays, mapResults, matchResults, outrightResults, matchVoids } = batch;
  const all = [...matches, ...plays, ...mapResults, ...matchResults, ...outrightResults, ...matchVoids];
  return [...new Set(all.map(({ game_id }) => game_id))];
}
