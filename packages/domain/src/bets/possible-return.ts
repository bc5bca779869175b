import type { Fraction } from '../odds/fraction';
import { oddsProduct } from '../odds/odds-product';
import { countCombinations } from './combination-count';
import { winningFactor } from './system-factor';

/**
 * Return if all legs win: stake × exact factor, truncated once to the minor unit and limited to the cap (BET-9).
 *
 * @param stake total in minor units, from 0.
 * @param odds thousandths.
 * @param cap highest payout in minor units, or null.
 * @param sizes legs per combination; default: all.
 * @throws RangeError if the bet has no combination.
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

/** Minimum return above zero: only the legs with the lowest odds win, as many as the shortest combination has. */
export function leastReturn(
  stake: bigint,
  odds: readonly number[],
  cap: bigint | null,
  sizes: readonly number[] = [odds.length],
): bigint {
  const combinationCount = countCombinations(odds.length, sizes);
  if (combinationCount === 0) throw new RangeError('A bet without combinations returns nothing');
  const lowest = odds.toSorted((a, b) => a - b).slice(0, Math.min(...sizes));
  const { numerator, denominator } = oddsProduct(lowest);
  return cappedReturn(stake, { numerator, denominator: denominator * BigInt(combinationCount) }, cap);
}

export function cappedReturn(stake: bigint, { numerator, denominator }: Fraction, cap: bigint | null): bigint {
  const exact = (stake * numerator) / denominator;
  return cap !== null && exact > cap ? cap : exact;
}

/**
 * Highest total stake with a return within `maxPayout` (bad input row 56). Units and errors as in {@link
 * possibleReturn}.
 */
export function highestStake(odds: readonly number[], maxPayout: bigint, sizes?: readonly number[]): bigint {
  const { numerator, denominator } = winningFactor(odds, sizes);
  return ((maxPayout + 1n) * denominator - 1n) / numerator;
}

/**
 * Smallest total stake (minor units) with a net win of at least `win` (minor units, from 0) if all legs win (SLIP-8);
 * null if no stake wins.
 *
 * @param odds thousandths.
 * @throws RangeError if the bet has no combination.
 */
export function stakeToWin(win: bigint, odds: readonly number[], sizes?: readonly number[]): bigint | null {
  const { numerator, denominator } = winningFactor(odds, sizes);
  const gain = numerator - denominator;
  return gain <= 0n ? null : (win * denominator + gain - 1n) / gain;
}
