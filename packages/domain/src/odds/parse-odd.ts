import { ODD_MAX, ODD_ONE } from './odds-range';

const ODD = /^(\d{1,4})\.(\d{3})$/;

/**
 * Parses a wire price with three decimals, or an estimate of a pool, which can be 1.000.
 *
 * @returns thousandths, 1000 to 1000000.
 * @throws RangeError if invalid; text validated by the contract's schemas never is.
 */
export function parseOdd(text: string): number {
  const match = ODD.exec(text);
  const odd = match === null ? 0 : Number(`${match[1] ?? ''}${match[2] ?? ''}`);
  if (odd < ODD_ONE || odd > ODD_MAX) throw new RangeError(`Not a price from 1.000 to 1000.000: ${text.slice(0, 16)}`);
  return odd;
}
