import type { Fraction } from './fraction';
import { ODD_ONE } from './odds-range';

/** Exact: fifteen legs at 1000.000 are 10^45. Odds in thousandths; 1 without odds. */
export function oddsProduct(odds: readonly number[]): Fraction {
  return {
    numerator: odds.reduce((product, odd) => product * BigInt(odd), 1n),
    denominator: BigInt(ODD_ONE) ** BigInt(odds.length),
  };
}
