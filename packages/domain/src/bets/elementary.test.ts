import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { referenceCombinations } from '../testing/reference-bet';
import { elementary } from './system-factor';

const integer = (value: number) => ({ numerator: BigInt(value), denominator: 1n });
const anyFraction = fc.record({
  numerator: fc.bigInt({ min: 0n, max: 10n ** 9n }),
  denominator: fc.bigInt({ min: 1n, max: 10n ** 6n }),
});

describe('elementary', () => {
  it('SLIP-7 of 2, 3 and 4: 1, 9, 26, 24', () => {
    const sums = elementary([2, 3, 4].map(integer));
    expect(sums).toEqual([1, 9, 26, 24].map(integer));
  });

  it('SLIP-7 of nothing is one', () => {
    expect(elementary([])).toEqual([integer(1)]);
  });

  it('SLIP-7 each entry is the sum of the products of all choices of that many factors', () => {
    fc.assert(
      fc.property(fc.array(anyFraction, { maxLength: 8 }), (factors) => {
        const common = factors.reduce((product, { denominator }) => product * denominator, 1n);
        for (const [size, sum] of elementary(factors).entries()) {
          const expected = referenceCombinations(factors.length, [size])
            .map((line) =>
              factors.reduce(
                (product, { numerator, denominator }, leg) => product * (line.includes(leg) ? numerator : denominator),
                1n,
              ),
            )
            .reduce((total, product) => total + product, 0n);
          expect(sum.numerator * common).toBe(expected * sum.denominator);
        }
      }),
    );
  });
});
