import type { Fraction } from '../odds/fraction';
import { ODD_ONE } from '../odds/odds-range';
import { elementary } from './elementary';
import { countCombinations } from './combination-count';

/**
 * Exact multiplier of the total stake: the sum over the sizes of the elementary symmetric polynomial of the leg
 * factors, divided by the number of combinations (SLIP-7, BET-9).
 *
 * @throws RangeError if the bet has no combination.
 */
export function systemFactor(factors: readonly Fraction[], sizes: readonly number[] = [factors.length]): Fraction {
  const combinationCount = countCombinations(factors.length, sizes);
  if (combinationCount === 0)
    throw new RangeError(`A bet of ${factors.length} legs has no combinations of size ${sizes.join(', ')}`);
  const sums = elementary(factors);
  const denominator = sums[0]?.denominator ?? 1n;
  const numerator = sizes.reduce((sum, size) => sum + (sums[size]?.numerator ?? 0n), 0n);
  return { numerator, denominator: denominator * BigInt(combinationCount) };
}

export function winningFactor(odds: readonly number[], sizes?: readonly number[]): Fraction {
  const denominator = BigInt(ODD_ONE);
  return systemFactor(
    odds.map((odd) => ({ numerator: BigInt(odd), denominator })),
    sizes,
  );
}
