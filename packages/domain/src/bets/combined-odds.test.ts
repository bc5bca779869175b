import { describe, expect, it } from 'vitest';

import { combinedOdds, exceedsCombinedOdds } from './combined-odds';

describe('combinedOdds', () => {
  it.each([
    [[], '1.000'],
    [[1_955], '1.955'],
    [[1_500, 2_000, 1_333], '3.999'],
    [[1_333, 1_333, 1_333], '2.368'],
    [Array.from({ length: 15 }, () => 1_000_000), `1${'0'.repeat(45)}.000`],
  ])('BET-6 the combined odds of %j are %s', (odds, text) => {
    expect(combinedOdds(odds)).toBe(text);
  });
});

describe('exceedsCombinedOdds', () => {
  it('SLIP-8 combined odds at the limit pass, a hair above they do not', () => {
    expect(exceedsCombinedOdds([20_000, 100_000], 2_000_000)).toBe(false);
    expect(exceedsCombinedOdds([20_000, 100_001], 2_000_000)).toBe(true);
    expect(exceedsCombinedOdds([1_001, 1_001], 1_002)).toBe(true);
  });
});
