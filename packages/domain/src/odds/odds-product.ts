import type { Fraction } from './fraction';
import { ODD_ONE } from './odds-range';

/**
 * The exact product of odds, never rounded: fifteen legs at 1000.000 make 10^45.
 *
 * @param odds in thousandths; none make 1.
 */
export function oddsProduct(odds: readonly number[]): Fraction {
  return {
    numerator: odds.reduce((product, odd) => product * BigInt(odd), 1n),
    denominator: BigInt(ODD_ONE) ** BigInt(odds.length),
  };
}
