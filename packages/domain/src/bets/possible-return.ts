import type { Fraction } from '../odds/fraction';
import { oddsProduct } from '../odds/odds-product';
import { winningFactor } from './system-factor';
import { linesOf } from './system-lines';

/**
 * What a bet returns if all its legs win: stake × exact factor of its lines, cut once at the end to the minor unit and
 * held to the cap (BET-9).
 *
 * @param stake of all lines together, in minor units, 0 or more.
 * @param odds in thousandths.
 * @param cap the highest payout in minor units; null for none.
 * @param sizes of how many legs the lines are; left out, one line over all legs.
 * @throws RangeError where the bet has no line.
 * @example possibleReturn(1000n, [1955, 2000], 10_000_000n) // 3910n
 * @example possibleReturn(300n, [2000, 3000, 4000], null, [2]) // 2600n
 */
export function possibleReturn(
  stake: bigint,
  odds: readonly number[],
  cap: bigint | null,
  sizes?: readonly number[],
): bigint {
  return cappedReturn(stake, winningFactor(odds, sizes), cap);
}

/**
 * The least a bet returns if it returns anything from winning legs: the legs with the lowest odds win, as many as its
 * shortest line has, and all others lose. For one line over all legs that is the possible return.
 *
 * @throws RangeError where the bet has no line.
 * @example leastReturn(300n, [2000, 3000, 4000], null, [2]) // 600n
 */
export function leastReturn(
  stake: bigint,
  odds: readonly number[],
  cap: bigint | null,
  sizes: readonly number[] = [odds.length],
): bigint {
  const lines = linesOf(odds.length, sizes);
  if (lines === 0) throw new RangeError('A bet without lines returns nothing');
  const lowest = odds.toSorted((a, b) => a - b).slice(0, Math.min(...sizes));
  const { numerator, denominator } = oddsProduct(lowest);
  return cappedReturn(stake, { numerator, denominator: denominator * BigInt(lines) }, cap);
}

/** Stake × factor, cut once, held to the cap. */
export function cappedReturn(stake: bigint, { numerator, denominator }: Fraction, cap: bigint | null): bigint {
  const exact = (stake * numerator) / denominator;
  return cap !== null && exact > cap ? cap : exact;
}

/**
 * The highest stake, of all lines together, whose return is still within `maxPayout`: what a refusal for the payout
 * limit offers instead (bad input row 56).
 *
 * @returns minor units, 0 or more.
 * @throws RangeError where the bet has no line.
 */
export function highestStake(odds: readonly number[], maxPayout: bigint, sizes?: readonly number[]): bigint {
  const { numerator, denominator } = winningFactor(odds, sizes);
  return ((maxPayout + 1n) * denominator - 1n) / numerator;
}
