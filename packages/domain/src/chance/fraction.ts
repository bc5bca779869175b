/** An exact number, lowest terms, bottom > 0. */
export interface Fraction {
  readonly top: bigint;
  readonly bottom: bigint;
}

/** @throws RangeError if `bottom` is 0. */
export function fraction(top: bigint | number, bottom: bigint | number = 1n): Fraction {
  const [a, b] = [BigInt(top), BigInt(bottom)];
  if (b === 0n) throw new RangeError(`${a} / 0 is not a number`);
  const divisor = commonDivisor(a < 0n ? -a : a, b < 0n ? -b : b) * (b < 0n ? -1n : 1n);
  return { top: a / divisor, bottom: b / divisor };
}

function commonDivisor(a: bigint, b: bigint): bigint {
  let [larger, smaller] = [a, b];
  while (smaller !== 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom + b.top * a.bottom, a.bottom * b.bottom);
}

export function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.top, a.bottom * b.bottom);
}

/** @throws RangeError if `b` is 0. */
export function dividedBy(a: Fraction, b: Fraction): Fraction {
  return fraction(a.top * b.bottom, a.bottom * b.top);
}

/** Negative if a < b, 0 if they are equal, else positive; for `toSorted`. */
export function compareFractions(a: Fraction, b: Fraction): number {
  const difference = a.top * b.bottom - b.top * a.bottom;
  if (difference === 0n) return 0;
  return difference < 0n ? -1 : 1;
}

/**
 * Decimal text, half away from zero; for display and published tables only.
 *
 * @param digits after the point, from 0.
 * @example decimalText(fraction(2, 3), 3) // '0.667'
 */
export function decimalText({ top, bottom }: Fraction, digits: number): string {
  const scale = 10n ** BigInt(digits);
  const size = top < 0n ? -top : top;
  const rounded = (size * scale * 2n + bottom) / (bottom * 2n);
  const sign = top < 0n && rounded > 0n ? '-' : '';
  const whole = String(rounded / scale);
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${String(rounded % scale).padStart(digits, '0')}`;
}

/** @example percentText(fraction(95_998, 100_000), 2) // '96.00' */
export function percentText(value: Fraction, digits: number): string {
  return decimalText(times(value, fraction(100)), digits);
}
