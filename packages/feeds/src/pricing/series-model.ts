import { walkScores } from './score-walk';
import type { Scoreline } from './scoreline';

export interface SeriesState {
  readonly bestOf: number;
  /** Maps won so far. */
  readonly score: readonly [number, number];
  /** Probability that side 1 wins the map being played (or the next one). */
  readonly currentMapWin: number;
  /** Probability that side 1 wins any later map. */
  readonly mapWin: number;
}

/** Maps a side needs to win the match; in a best of an even number both maps are always played. */
export function mapsNeeded(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1;
}

/** Whether no further map will be played. */
export function isSeriesOver(bestOf: number, score1: number, score2: number): boolean {
  return Math.max(score1, score2) >= mapsNeeded(bestOf) || score1 + score2 >= bestOf;
}

/**
 * The joint distribution of the final map score, from the score now.
 *
 * @example seriesModel({ bestOf: 3, score: [0, 0], currentMapWin: 0.5, mapWin: 0.5 }) // 2:0 0.25, 2:1 0.25, …
 */
export function seriesModel({ bestOf, score, currentMapWin, mapWin }: SeriesState): readonly Scoreline[] {
  const [now1, now2] = score;
  return walkScores({
    from: score,
    winNext: (score1, score2) => (score1 === now1 && score2 === now2 ? currentMapWin : mapWin),
    isOver: (score1, score2) => isSeriesOver(bestOf, score1, score2),
    longest: bestOf,
  });
}
