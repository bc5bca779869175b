import { CATEGORY, PLAY_STATUS, type HandicapCode, type LiveState, type Match, type Play } from '@clutchline/contract';

import { isOver, isUnderWay } from './match-phase';

const TODAY_MS = 24 * 60 * 60 * 1_000;

export interface HandicapRow {
  readonly kind: Match['kind'];
  /** Ms. */
  readonly start_time: number;
  readonly live: Pick<LiveState, 'status' | 'is_hide'>;
  readonly plays: readonly Pick<Play, 'category_id' | 'no_parlay' | 'status' | 'is_hide'>[];
}

/**
 * Whether a match is listed under a handicap code (GAMES-5): today includes live and the next 24 hours, early starts
 * later; pool and champion have such a play; parlay has an open play for combos. Hidden and finished matches are never
 * listed, outrights only under champion. `now`: business time, ms.
 */
export function inHandicap(code: HandicapCode, row: HandicapRow, now: number): boolean {
  const { live, plays, start_time, kind } = row;
  if (live.is_hide === 1 || isOver(live.status)) return false;
  if (kind === 'outright' && code !== 'champion') return false;
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
