import { CATEGORY, PLAY_STATUS, type HandicapCode, type LiveState, type Match, type Play } from '@clutchline/contract';

import { isOver, isUnderWay } from './match-phase';

/** How far `today` reaches ahead, in ms. */
const TODAY_MS = 24 * 60 * 60 * 1_000;

/** A match as far as the handicap tabs look at it. */
export interface HandicapRow {
  readonly kind: Match['kind'];
  /** Ms since 1970 UTC. */
  readonly start_time: number;
  readonly live: Pick<LiveState, 'status' | 'is_hide'>;
  readonly plays: readonly Pick<Play, 'category_id' | 'no_parlay' | 'status' | 'is_hide'>[];
}

/**
 * Whether a match stands under a handicap code (GAMES-5): live now; today = live or starting within 24 hours; early =
 * starting later; pool and champion = with such a play; parlay = with an open play that may join a combo. Hidden and
 * finished matches stand nowhere, outrights under champion alone.
 *
 * @param now business time in ms.
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
