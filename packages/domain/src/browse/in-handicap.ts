import {
  CATEGORY,
  MATCH_STATUS,
  PLAY_STATUS,
  type HandicapCode,
  type LiveState,
  type Match,
  type Play,
} from '@clutchline/contract';

import { isOver, isUnderWay } from './match-phase';

const TODAY_MS = 24 * 60 * 60 * 1_000;

/** `today` lists an ended match with its score for this long, ms of business time (U17). */
export const ENDED_LISTED_MS = 30 * 60_000;

export interface HandicapRow {
  readonly kind: Match['kind'];
  /** Ms. */
  readonly start_time: number;
  readonly live: Pick<LiveState, 'status' | 'is_hide'>;
  /** Ms since 1970 UTC; null if it is not over, and if the time is unknown. */
  readonly endedAt: number | null;
  readonly plays: readonly Pick<Play, 'category_id' | 'no_parlay' | 'status' | 'is_hide'>[];
}

/**
 * Whether a match is listed under a handicap code (GAMES-5): today includes live and the next 24 hours, early starts
 * later; pool and champion have such a play; parlay has an open play for combos. Outrights are listed only under
 * champion, hidden and cancelled matches never, an ended one under today until {@link ENDED_LISTED_MS} have passed.
 *
 * @param now business time in ms.
 */
export function inHandicap(code: HandicapCode, row: HandicapRow, now: number): boolean {
  const { live, kind } = row;
  if (live.is_hide === 1 || isOver(live.status)) return code === 'today' && isFreshResult(row, now);
  return kind === 'outright' && code !== 'champion' ? false : isComing(code, row, now);
}

/** Of a match that is not over. */
function isComing(code: HandicapCode, { live, plays, start_time }: HandicapRow, now: number): boolean {
  const isToday = isUnderWay(live.status) || start_time <= now + TODAY_MS;
  switch (code) {
    case 'live':
      return isUnderWay(live.status);
    case 'today':
      return isToday;
    case 'early':
      return !isToday;
    case 'pool':
      return plays.some((play) => play.category_id === CATEGORY.normal_bet);
    case 'champion':
      return plays.some((play) => play.category_id === CATEGORY.champion_bet);
    case 'parlay':
      return plays.some((play) => play.no_parlay === 0 && play.is_hide === 0 && play.status === PLAY_STATUS.open);
  }
}

function isFreshResult({ kind, live, endedAt }: HandicapRow, now: number): boolean {
  if (kind !== 'match' || live.is_hide === 1 || live.status !== MATCH_STATUS.ended) return false;
  return endedAt !== null && now - endedAt < ENDED_LISTED_MS;
}
