import { isDeepStrictEqual } from 'node:util';

import { CATEGORY, PLAY_STATUS, type FeedEvent, type LiveState } from '@clutchline/contract';
import { LEAST_OFFERED_ODD, validatePrices } from '@clutchline/domain';

import type { GuardedPlay, MatchProgress } from '../quarantine-store';
import type { BatchDraft } from './batch-draft';

export function progressOf({
  status,
  round,
  score_1,
  score_2,
  round_score_1,
  round_score_2,
}: LiveState): MatchProgress {
  return [status, round, score_1, score_2, round_score_1, round_score_2];
}

function isUndecided(status: number): boolean {
  return status === PLAY_STATUS.open || status === PLAY_STATUS.suspended;
}

/**
 * Plausible prices unlock a play that is locked for its prices. Prices that are not repeated keep their last value,
 * held or not.
 */
export function guardPrices(draft: BatchDraft, spanMs: number): void {
  for (const play of draft.ground.plays.values()) {
    if (!isUndecided(play.status)) continue;
    const merged = mergedPrices(draft, play);
    const reason = merged === null ? null : doubtOf(draft, { play, merged, spanMs });
    if (merged !== null && reason !== null) hold(draft, { play, merged, reason });
    else if (play.guarded !== null) settle(draft, play, merged);
  }
}

type Prices = ReadonlyMap<number, number | null>;

/** With held prices that are not repeated. */
function mergedPrices(draft: BatchDraft, { odds, heldOdds }: GuardedPlay): Prices | null {
  const now = [...odds.keys()].flatMap((pointId) => {
    const odd = draft.priceOf(pointId);
    return odd === undefined ? [] : [[pointId, odd] as const];
  });
  return now.length === 0 ? null : new Map([...heldOdds, ...now]);
}

function doubtOf(
  draft: BatchDraft,
  { play, merged, spanMs }: { readonly play: GuardedPlay; readonly merged: Prices; readonly spanMs: number },
): string | null {
  const live = draft.batch.lives.get(play.gameId);
  const state = draft.stateOf(play.playId) ?? play.guarded ?? play.status;
  return validatePrices({
    market: play.market,
    before: [...play.odds.values()],
    after: [...play.odds].map(([pointId, odd]) => (merged.has(pointId) ? (merged.get(pointId) ?? null) : odd)),
    hasScored: live !== undefined && !isDeepStrictEqual(progressOf(live), play.progress),
    isOpen: state === PLAY_STATUS.open,
    spanMs,
  });
}

function hold(
  draft: BatchDraft,
  { play, merged, reason }: { readonly play: GuardedPlay; readonly merged: Prices; readonly reason: string },
): void {
  const { gameId, playId } = play;
  const prices = [...merged].map(([point_id, odd]) => ({ point_id, odd }));
  const event: FeedEvent = { type: 'prices', game_id: gameId, prices };
  draft.doubted.push({ kind: 'prices', reason, gameId, playId, round: null, event });
  draft.dropPrices(play.odds.keys());
  draft.lock(play);
}

function settle(draft: BatchDraft, play: GuardedPlay, merged: Prices | null): void {
  if (merged !== null) draft.acceptPrices(play.playId, merged);
  if (merged !== null && !play.isBound) draft.unlock(play);
  else draft.lock(play);
}

/** Fixed prices only (U22). After the other checks, which need the feed's prices. */
export function guardShortPrices(draft: BatchDraft): void {
  for (const { categoryId, odds } of draft.ground.plays.values())
    if (categoryId !== CATEGORY.normal_bet) draft.withdrawBelow(LEAST_OFFERED_ODD, odds.keys());
  for (const { category_id, points } of draft.newPlays())
    if (category_id !== CATEGORY.normal_bet)
      draft.withdrawBelow(
        LEAST_OFFERED_ODD,
        points.map(({ point_id }) => point_id),
      );
}
