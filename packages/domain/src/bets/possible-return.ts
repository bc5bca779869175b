import { oddsProduct, type Fraction } from '../odds/odds-product';

/**
 * What a bet returns if all its legs win: stake × exact product of the odds, cut once at the end to the minor unit and
 * held to the cap (BET-9).
 *
 * @param stake minor units, 0 or more.
 * @param odds in thousandths.
 * @param cap the highest payout in minor units; null for none.
 * @example possibleReturn(1000n, [1955, 2000], 10_000_000n) // 3910n
 */
export function possibleReturn(stake: bigint, odds: readonly number[], cap: bigint | null): bigint {
  return cappedReturn(stake, oddsProduct(odds), cap);
}

/** Stake × factor, cut once, held to the cap. */
export function cappedReturn(stake: bigint, { numerator, denominator }: Fraction, cap: bigint | null): bigint {
  const exact = (stake * numerator) / denominator;
  return cap !== null && exact > cap ? cap : exact;
}

/**
 * The highest stake whose return is still within `maxPayout`: what a refusal for the payout limit offers instead
 * (bad input row 56).
 *
 * @returns minor units, 0 or more.
 */
export function highestStake(odds: readonly number[], maxPayout: bigint): bigint {
  const { numerator, denominator } = oddsProduct(odds);
  return ((maxPayout + 1n) * denominator - 1n) / numerator;
}
