import type { Fraction } from '../odds/fraction';

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
