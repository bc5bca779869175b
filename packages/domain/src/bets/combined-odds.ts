import { formatOdd } from '../odds/format-odd';
import { floorThousandths, oddsProduct } from '../odds/odds-product';

/**
 * The combined odds of a bet for the eye and the wire: exact product, cut to three decimals. Never computed with.
 *
 * @param odds in thousandths; none give '1.000'.
 * @example combinedOdds([1500, 2000, 1333]) // '3.999'
 */
export function combinedOdds(odds: readonly number[]): string {
  return formatOdd(floorThousandths(oddsProduct(odds)));
}

/**
 * Whether the exact combined odds are above a limit (refusal `combined_odds_limit`).
 *
 * @param maxThousandths the limit in thousandths: 2,000 is 2000000.
 */
export function exceedsCombinedOdds(odds: readonly number[], maxThousandths: number): boolean {
  const { numerator, denominator } = oddsProduct(odds);
  return numerator * 1_000n > BigInt(maxThousandths) * denominator;
}
