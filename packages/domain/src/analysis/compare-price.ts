import type { Play } from '@clutchline/contract';

import { fairProbabilities } from '../odds/fair-probabilities';
import { showsMargin } from '../odds/margin-of';
import { ODD_MAX, ODD_MIN, ODD_ONE } from '../odds/odds-range';
import type { Interval } from './rate-interval';

/** Past share against the probability that the price implies (STATS-8). */
export type PriceComparison = 'inside' | 'more_often' | 'less_often';

/** `more_often`: it happened more often than the price implies. Bounds are inside. */
export function comparePrice({ low, high }: Interval, chance: number): PriceComparison {
  if (chance < low) return 'more_often';
  return chance > high ? 'less_often' : 'inside';
}

/** Odds in thousandths. */
export interface FairOdds {
  readonly shortest: number;
  /** Null: any longer odds. */
  readonly longest: number | null;
}

/** Odds at which a bet would be even at the bounds of the interval (STATS-8). */
export function fairOdds({ low, high }: Interval): FairOdds {
  const longest = low === 0 ? Infinity : Math.round(ODD_ONE / low);
  return {
    shortest: Math.min(ODD_MAX, Math.max(ODD_MIN, Math.round(ODD_ONE / high))),
    longest: longest > ODD_MAX ? null : Math.max(ODD_MIN, longest),
  };
}

/**
 * Probabilities that the prices of a play imply without margin (STATS-8): proportional, as the margins of prices are
 * added. Null without a price for each point, for a pool, and if several points or none can win.
 *
 * @param odds of all points, thousandths.
 */
export function impliedChances(
  play: Pick<Play, 'market' | 'category_id'>,
  odds: readonly number[],
): readonly number[] | null {
  const isPriced = odds.length >= 2 && odds.every((odd) => odd >= ODD_MIN);
  return isPriced && showsMargin(play) ? fairProbabilities('proportional', odds) : null;
}

/** Share of intervals that miss the true probability. */
const MISSES = 0.05;

/**
 * Number of plays of which at least one point is outside by chance alone (STATS-8).
 * @param comparisons independent ones of each play.
 */
export function expectedOutside(comparisons: readonly number[]): number {
  return Math.round(comparisons.reduce((sum, count) => sum + 1 - (1 - MISSES) ** count, 0));
}
