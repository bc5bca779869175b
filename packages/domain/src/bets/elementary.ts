import type { Fraction } from '../odds/fraction';

/**
 * The elementary symmetric polynomials of factors, exact: entry k is the sum over all choices of k factors of their
 * product, so what the lines of size k of a bet return for a stake of one each (SLIP-7, BET-9). They are the
 * coefficients of Π (1 + factor × x), multiplied out factor by factor: n² / 2 products, however many lines there are.
 *
 * @returns n + 1 fractions over one denominator; entry 0 is 1.
 * @example elementary of 2 and 3 // 1, 5, 6
 */
export function elementary(factors: readonly Fraction[]): Fraction[] {
  const coefficients = factors.reduce(timesFactor, [1n]);
  const denominator = factors.reduce((product, factor) => product * factor.denominator, 1n);
  return coefficients.map((numerator) => ({ numerator, denominator }));
}

/** Coefficients, lowest power first, times (denominator + numerator × x). */
function timesFactor(coefficients: readonly bigint[], { numerator, denominator }: Fraction): bigint[] {
  return [...coefficients, 0n].map(
    (coefficient, power) => coefficient * denominator + (coefficients[power - 1] ?? 0n) * numerator,
  );
}
