import { describe, expect, it } from 'vitest';

import { floorThousandths } from './fraction';
import { oddsProduct } from './odds-product';

describe('oddsProduct', () => {
  it('BET-9 fifteen legs at 1000.000 are exactly 10^45', () => {
    const { numerator, denominator } = oddsProduct(Array.from({ length: 15 }, () => 1_000_000));
    expect(numerator / denominator).toBe(10n ** 45n);
    expect(numerator % denominator).toBe(0n);
  });

  it('BET-9 no odds make one', () => {
    expect(oddsProduct([])).toEqual({ numerator: 1n, denominator: 1n });
  });
});

describe('floorThousandths', () => {
  it('BET-9 thousandths are cut, not rounded', () => {
    expect(floorThousandths(oddsProduct([1_333, 1_333]))).toBe(1_776n);
    expect(floorThousandths({ numerator: 1_999_999n, denominator: 1_000_000n })).toBe(1_999n);
  });
});
