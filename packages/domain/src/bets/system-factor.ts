import type { Fraction } from '../odds/fraction';
import { ODD_ONE } from '../odds/odds-range';
import { elementary } from './elementary';
import { linesOf } from './system-lines';

/**
 * What a bet multiplies its whole stake with, exact and never by its lines one by one: the sum over its sizes of the
 * elementary symmetric polynomial of the leg factors, over the number of lines (SLIP-7, BET-9).
 *
 * @param factors of the legs.
 * @param sizes of how many legs the lines are, each once; left out, one line over all legs.
 * @throws RangeError where the bet has no line.
 * @example systemFactor of 2, 3 and 4 with sizes [2] // 26 / 3
 */
export function systemFactor(factors: readonly Fraction[], sizes: readonly number[] = [factors.length]): Fraction {
  const lines = linesOf(factors.length, sizes);
  if (lines === 0) throw new RangeError(`A bet of ${factors.length} legs has no lines of size ${sizes.join(', ')}`);
  const sums = elementary(factors);
  const denominator = sums[0]?.denominator ?? 1n;
  const numerator = sizes.reduce((sum, size) => sum + (sums[size]?.numerator ?? 0n), 0n);
  return { numerator, denominator: denominator * BigInt(lines) };
}

/** The same where every leg wins. `odds` in thousandths. */
export function winningFactor(odds: readonly number[], sizes?: readonly number[]): Fraction {
  const denominator = BigInt(ODD_ONE);
  return systemFactor(
    odds.map((odd) => ({ numerator: BigInt(odd), denominator })),
    sizes,
  );
}
