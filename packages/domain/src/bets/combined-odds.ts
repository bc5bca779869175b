import { floorThousandths } from '../odds/fraction';
import { formatOdd } from '../odds/format-odd';
import { oddsProduct } from '../odds/odds-product';
import { winningFactor } from './system-factor';

/**
 * Combined odds for display and wire, truncated to three decimals: the exact product, or the mean of the products of
 * several combinations. Not an input of any calculation.
 *
 * @param odds in thousandths; an empty list returns '1.000'.
 * @param sizes numbers of legs per combination; default: one combination of all legs.
 * @throws RangeError if the bet has no combination.
 * @example combinedOdds([1500, 2000, 1333]) // '3.999'
 * @example combinedOdds([2000, 3000, 4000], [2]) // '8.666'
 */
export function combinedOdds(odds: readonly number[], sizes?: readonly number[]): string {
  return formatOdd(floorThousandths(winningFactor(odds, sizes)));
}

/**
 * Whether the exact combined odds exceed a limit (refusal `combined_odds_limit`). The limit applies to the longest
 * combination with the highest odds: with sizes up to k, the product of the k highest.
 *
 * @param maxThousandths thousandths: 2,000 is 2000000.
 * @param sizes numbers of legs per combination, not empty; default: one combination of all legs.
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
