import { roundThousandths } from '../odds/fraction';
import { formatOdd } from '../odds/format-odd';
import { oddsProduct } from '../odds/odds-product';
import { winningFactor } from './system-factor';

/**
 * Combined odds for display and wire, rounded to three decimals: the exact product, or the mean over several
 * combinations. Never used in calculations.
 *
 * @param odds thousandths; an empty list returns '1.000'.
 * @param sizes legs per combination; default: all.
 * @throws RangeError if the bet has no combination.
 * @example combinedOdds([1500, 2000, 1333]) // '3.999'
 * @example combinedOdds([2000, 3000, 4000], [2]) // '8.667'
 */
export function combinedOdds(odds: readonly number[], sizes?: readonly number[]): string {
  return formatOdd(roundThousandths(winningFactor(odds, sizes)));
}

/**
 * Whether the exact combined odds exceed a limit (refusal `combined_odds_limit`). With sizes up to k the limit applies
 * to the product of the k highest odds.
 *
 * @param maxThousandths 2,000 is 2000000.
 * @param sizes legs per combination, not empty; default: all.
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
