import { winningFactor } from './system-factor';

/**
 * Smallest stake with a net win of at least `win` if all legs win (SLIP-8).
 *
 * @param win minor units, 0 or more.
 * @param odds thousandths.
 * @param sizes legs per combination; default: all.
 * @returns total stake in minor units; null if no stake wins.
 * @throws RangeError if the bet has no combination.
 * @example stakeToWin(1000n, [3000]) // 500n
 */
export function stakeToWin(win: bigint, odds: readonly number[], sizes?: readonly number[]): bigint | null {
  const { numerator, denominator } = winningFactor(odds, sizes);
  const gain = numerator - denominator;
  return gain <= 0n ? null : (win * denominator + gain - 1n) / gain;
}
