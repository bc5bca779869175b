import type { Fraction } from '../odds/fraction';
import { ODD_ONE } from '../odds/odds-range';
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

/**
 * Elementary symmetric polynomials, exact: entry k is the sum of products over all choices of k factors, the return of
 * all combinations of size k at a stake of one each (SLIP-7, BET-9). n + 1 fractions over one denominator: 1, 5, 6 for
 * 2 and 3.
 */
export function elementary(factors: readonly Fraction[]): Fraction[] {
  const coefficients = factors.reduce(timesFactor, [1n]);
  const denominator = factors.reduce((product, factor) => product * factor.denominator, 1n);
  return coefficients.map((numerator) => ({ numerator, denominator }));
}

function timesFactor(coefficients: readonly bigint[], { numerator, denominator }: Fraction): bigint[] {
  return [...coefficients, 0n].map(
    (coefficient, power) => coefficient * denominator + (coefficients[power - 1] ?? 0n) * numerator,
  );
}
