import { describe, expect, it } from 'vitest';

import { systemFactor, winningFactor } from './system-factor';

describe('systemFactor', () => {
  it('SLIP-7 is the sum of the lines over their number', () => {
    const { numerator, denominator } = winningFactor([2_000, 3_000, 4_000], [2]);
    expect(numerator * 3n).toBe(26n * denominator);
  });

  it('SLIP-7 several sizes share one number of lines', () => {
    const { numerator, denominator } = winningFactor([2_000, 3_000, 4_000], [2, 3]);
    expect(numerator * 4n).toBe(50n * denominator);
  });

  it('bad-input 51: a bet without lines is no bet', () => {
    expect(() => systemFactor([{ numerator: 2n, denominator: 1n }], [2])).toThrow(RangeError);
    expect(() => systemFactor([{ numerator: 2n, denominator: 1n }], [])).toThrow(RangeError);
  });
});
