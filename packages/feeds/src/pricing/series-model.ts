import { walkScores } from './score-walk';
import type { Scoreline } from './scoreline';

export interface SeriesState {
  readonly bestOf: number;
  readonly score: readonly [number, number];
  /** Side 1, for the map in play or the next one. */
  readonly currentMapWin: number;
  readonly mapWin: number;
}

/** A best of an even number plays all maps. */
export function mapsNeeded(bestOf: number): number {
  return Math.floor(bestOf / 2) + 1;
}

export function isSeriesOver(bestOf: number, score1: number, score2: number): boolean {
  return Math.max(score1, score2) >= mapsNeeded(bestOf) || score1 + score2 >= bestOf;
}

/** Joint distribution of the final map score: 2:0 0.25, 2:1 0.25, … at even chances. */
export function seriesModel({ bestOf, score, currentMapWin, mapWin }: SeriesState): readonly Scoreline[] {
  const [now1, now2] = score;
  return walkScores({
    from: score,
    winNext: (score1, score2) => (score1 === now1 && score2 === now2 ? currentMapWin : mapWin),
    isOver: (score1, score2) => isSeriesOver(bestOf, score1, score2),
    longest: bestOf,
  });
}
