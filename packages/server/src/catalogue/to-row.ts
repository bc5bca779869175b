import type { MatchRow, Play, Point } from '@clutchline/contract';
import { parseOdd } from '@clutchline/domain';

import type { BoardPlay, TabMatch } from './board-store';

const MAX_PLAYS = 8;
/** Favourites of an outright (CONTENT-2). */
const MAX_RUNNERS = 5;

export function toRow({ match, live, playCount }: TabMatch, plays: readonly BoardPlay[]): MatchRow {
  const shown = plays.map(({ play }) => play).slice(0, MAX_PLAYS);
  const runners = Math.max(0, ...shown.map(({ points }) => points.length));
  return {
    match,
    live,
    ...(match.kind === 'outright' ? { plays: shown.map(withFavourites), runner_count: runners } : { plays: shown }),
    play_count: playCount,
    is_favorite: 0,
  };
}

/** Thousandths; without a price last. */
function oddOf({ odd }: Point): number {
  return odd === null ? Number.MAX_SAFE_INTEGER : parseOdd(odd);
}

/** Lowest prices only; points that accept no bets last. */
function withFavourites(play: Play): Play {
  const byPrice = [...play.points].sort((a, b) => a.status - b.status || oddOf(a) - oddOf(b));
  return { ...play, points: byPrice.slice(0, MAX_RUNNERS) };
}
