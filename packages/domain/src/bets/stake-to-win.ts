import { winningFactor } from './system-factor';

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
