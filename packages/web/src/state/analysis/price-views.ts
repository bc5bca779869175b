import type { Play } from '@clutchline/contract';
import {
  expectedOutside,
  impliedChances,
  type Interval,
  isEnough,
  LEAST_COUNT,
  lookBackBasis,
  comparePrice,
  type PriceComparison,
  type Rate,
  rateInterval,
} from '@clutchline/domain';

import { type PlayLookBack, type PointCounts, rateOf } from './shown-analysis';

/** Past share of a point beside what its price implies (STATS-8). */
export interface PointView {
  readonly counts: PointCounts;
  readonly rate: Rate;
  /** What the rate counts. */
  readonly basis: 'match' | 'map';
  /** Null with too little data (STATS-3). */
  readonly interval: Interval | null;
  readonly needed: number;
  /** Probability by the price, without margin; null if no price implies one. */
  readonly chance: number | null;
  readonly comparison: PriceComparison | null;
}

/**
 * In the order of the points; a point without counts is left out.
 * @param odds of all points, thousandths; empty if one is missing.
 */
export function pointViews(play: Play, line: PlayLookBack, odds: readonly number[]): readonly PointView[] {
  const basis = lookBackBasis(play.market) ?? 'match';
  const chances = impliedChances(play, odds);
  return play.points.flatMap(({ point_id }, index) => {
    const counts = line.points.find((point) => point.point_id === point_id);
    if (counts === undefined) return [];
    const rate = rateOf(counts);
    const interval = isEnough(basis, rate.count) ? rateInterval(rate) : null;
    const chance = chances?.[index] ?? null;
    const comparison = interval === null || chance === null ? null : comparePrice(interval, chance);
    return [{ counts, rate, basis, interval, needed: LEAST_COUNT[basis], chance, comparison }];
  });
}

export interface OutsideCount {
  /** Plays with a comparison. */
  readonly plays: number;
  /** Of which a point is more or less often than its price implies. */
  readonly outside: number;
  readonly expected: number;
}

/** @param views of each play */
export function countOutside(views: readonly (readonly PointView[])[]): OutsideCount {
  const judged = views.filter((points) => points.some(({ comparison }) => comparison !== null));
  return {
    plays: judged.length,
    outside: judged.filter((points) => points.some(({ comparison }) => comparison !== null && comparison !== 'inside'))
      .length,
    expected: expectedOutside(judged.map(comparisons)),
  };
}

/** Points on a team have separate samples; the last of several others follows from the rest. */
function comparisons(points: readonly PointView[]): number {
  const own = points.filter(({ counts }) => counts.teams.length === 1).length;
  const shared = points.length - own;
  return own + (shared === 0 ? 0 : Math.max(1, shared - 1));
}
