import { floorThousandths } from '../odds/fraction';
import { formatOdd } from '../odds/format-odd';
import { oddsProduct } from '../odds/odds-product';
import { winningFactor } from './system-factor';

/**
 * The combined odds of a bet for the eye and the wire, cut to three decimals: the exact product, or for a bet of several
 * lines the sum of their products over their number. Never computed with.
 *
 * @param odds in thousandths; none give '1.000'.
 * @param sizes of how many legs the lines are; left out, one line over all legs.
 * @throws RangeError where the bet has no line.
 * @example combinedOdds([1500, 2000, 1333]) // '3.999'
 * @example combinedOdds([2000, 3000, 4000], [2]) // '8.666'
 */
export function combinedOdds(odds: readonly number[], sizes?: readonly number[]): string {
  return formatOdd(floorThousandths(winningFactor(odds, sizes)));
}

/**
 * Whether the exact combined odds are above a limit (refusal `combined_odds_limit`). The limit is one of a line, so it
 * is held against the longest line with the highest odds: of a bet with sizes up to k, the product of the k highest.
 *
 * @param maxThousandths the limit in thousandths: 2,000 is 2000000.
 * @param sizes of how many legs the lines are, none empty; left out, one line over all legs.
 * @example exceedsCombinedOdds([20000, 30000, 40000], 2_000_000, [2]) // false: 40 × 30 = 1200
 */
export function exceedsCombinedOdds(
  odds: readonly number[],
  maxThousandths: number,
  sizes: readonly number[] = [odds.length],
): boolean {
  const highest = odds.toSorted((a, b) => b - a).slice(0, Math.max(...sizes));
  const { numerator, denominator } = oddsProduct(highest);
  return numerator * 1_000n > BigInt(maxThousandths) * denominator;
}
