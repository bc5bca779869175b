import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { compareFractions, decimalText, dividedBy, fraction, percentText, plus, times } from './fraction';

describe('fraction', () => {
  it('has lowest terms and a positive bottom', () => {
    expect(fraction(6, -4)).toEqual({ top: -3n, bottom: 2n });
    expect(fraction(0, -7)).toEqual({ top: 0n, bottom: 1n });
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it('computes exactly', () => {
    const any = fc.tuple(fc.bigInt(-1_000n, 1_000n), fc.bigInt(1n, 1_000n)).map(([a, b]) => fraction(a, b));
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(times(plus(a, b), c)).toEqual(plus(times(a, c), times(b, c)));
        expect(b.top === 0n ? a : times(dividedBy(a, b), b)).toEqual(a);
        expect(Math.sign(compareFractions(a, b))).toBe(-Math.sign(compareFractions(b, a)) + 0);
      }),
    );
  });

  it('is written with rounded decimals', () => {
    expect(decimalText(fraction(2, 3), 3)).toBe('0.667');
    expect(decimalText(fraction(-1, 8), 2)).toBe('-0.13');
    expect(decimalText(fraction(-1, 1_000), 2)).toBe('0.00');
    expect(decimalText(fraction(5, 2), 0)).toBe('3');
    expect(percentText(fraction(95_998, 100_000), 2)).toBe('96.00');
  });
});
