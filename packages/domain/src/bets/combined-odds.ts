import { roundThousandths } from '../odds/fraction';
import { formatOdd } from '../odds/format-odd';
import { oddsProduct } from '../odds/odds-product';
import { winningFactor } from './system-factor';

/**
 * Combined odds for display and wire, not for calculations: the exact product, or the mean over several combinations,
 * rounded to three decimals.
 *
 * @param odds thousandths; an empty list returns '1.000'.
 * @param sizes legs per combination; default: all.
 * @throws RangeError if the bet has no combination.
 * @example combinedOdds([2000, 3000, 4000], [2]) // '8.667'
 */
export function combinedOdds(odds: readonly number[], sizes?: readonly number[]): string {
  return formatOdd(roundThousandths(winningFactor(odds, sizes)));
}

/**
 * Whether the exact combined odds exceed a limit in thousandths (refusal `combined_odds_limit`). With sizes up to k it
 * applies to the product of the k highest odds. `sizes`: legs per combination, not empty; default: all.
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
