import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { oddOf } from './odd-of';

const MARGIN = { basic: 0.06, side: 0.08 } as const;

describe('oddOf', () => {
  it('subtracts the margin from the fair price and rounds down', () => {
    expect(oddOf(0.5, 0)).toBe(2_000);
    expect(oddOf(0.5, MARGIN.basic)).toBe(1_886);
    expect(oddOf(0.25, MARGIN.side)).toBe(3_703);
  });

  it('keeps within 1.001 and 101.000', () => {
    expect(oddOf(1, MARGIN.basic)).toBe(1_001);
    expect(oddOf(0, MARGIN.basic)).toBe(101_000);
    expect(oddOf(-Number.EPSILON, MARGIN.basic)).toBe(101_000);
    expect(oddOf(1 + Number.EPSILON, MARGIN.basic)).toBe(1_001);
  });

  it('makes a two-way book of one and the margin', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.07, max: 0.93, noNaN: true }), (chance) => {
        const book = 1_000 / oddOf(chance, MARGIN.basic) + 1_000 / oddOf(1 - chance, MARGIN.basic);
        expect(Math.abs(book - 1 - MARGIN.basic)).toBeLessThan(0.002);
      }),
    );
  });

  it('never sells a book below one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (chance) => {
        expect(1_000 / oddOf(chance, MARGIN.basic) + 1_000 / oddOf(1 - chance, MARGIN.basic)).toBeGreaterThan(1);
      }),
    );
  });
});
