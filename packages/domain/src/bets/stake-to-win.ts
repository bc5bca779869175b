import { winningFactor } from './system-factor';

/**
 * The smallest stake whose return, if all legs win, is at least that much above the stake itself (SLIP-8).
 *
 * @param win minor units, 0 or more.
 * @param odds in thousandths.
 * @param sizes of how many legs the lines are; left out, one line over all legs.
 * @returns minor units, of all lines together; null where no stake wins anything.
 * @throws RangeError where the bet has no line.
 * @example stakeToWin(1000n, [3000]) // 500n
 */
export function stakeToWin(win: bigint, odds: readonly number[], sizes?: readonly number[]): bigint | null {
  const { numerator, denominator } = winningFactor(odds, sizes);
  const gain = numerator - denominator;
  return gain <= 0n ? null : (win * denominator + gain - 1n) / gain;
}
