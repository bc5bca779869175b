import { describe, expect, it } from 'vitest';

import { roundThousandths } from './fraction';
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

describe('roundThousandths', () => {
  it('C18 BET-9 shown thousandths are rounded, half up', () => {
    expect(roundThousandths(oddsProduct([1_333, 1_333]))).toBe(1_777n);
    expect(roundThousandths({ numerator: 1_999_999n, denominator: 1_000_000n })).toBe(2_000n);
    expect(roundThousandths({ numerator: 3_001n, denominator: 2_000n })).toBe(1_501n);
    expect(roundThousandths({ numerator: 26_002n, denominator: 3_000n })).toBe(8_667n);
  });
});
