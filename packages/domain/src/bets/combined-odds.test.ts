import { describe, expect, it } from 'vitest';

import { combinedOdds, exceedsCombinedOdds } from './combined-odds';

describe('combinedOdds', () => {
  it.each([
    [[], '1.000'],
    [[1_955], '1.955'],
    [[1_500, 2_000, 1_333], '3.999'],
    [[1_333, 1_333, 1_333], '2.369'],
    [Array.from({ length: 15 }, () => 1_000_000), `1${'0'.repeat(45)}.000`],
  ])('C18 BET-6 the combined odds of %j are %s', (odds, text) => {
    expect(combinedOdds(odds)).toBe(text);
  });

  it.each([
    [[1], '3.000'],
    [[2], '8.667'],
    [[3], '24.000'],
    [[2, 3], '12.500'],
  ])('C18 BET-6 with lines of %j legs they are the mean of the lines, rounded: %s', (sizes, text) => {
    expect(combinedOdds([2_000, 3_000, 4_000], sizes)).toBe(text);
  });
});

describe('exceedsCombinedOdds', () => {
  it('SLIP-8 combined odds at the limit pass, a hair above they do not', () => {
    expect(exceedsCombinedOdds([20_000, 100_000], 2_000_000)).toBe(false);
    expect(exceedsCombinedOdds([20_000, 100_001], 2_000_000)).toBe(true);
    expect(exceedsCombinedOdds([1_001, 1_001], 1_002)).toBe(true);
  });

  it('SLIP-8 of a system the limit is held against its longest line with the highest odds', () => {
    const odds = [10_000, 40_000, 20_000, 50_000];
    expect(exceedsCombinedOdds(odds, 2_000_000, [2])).toBe(false);
    expect(exceedsCombinedOdds(odds, 1_999_999, [2])).toBe(true);
    expect(exceedsCombinedOdds(odds, 39_999_999, [2, 3])).toBe(true);
    expect(exceedsCombinedOdds(odds, 40_000_000, [2, 3])).toBe(false);
    expect(odds).toEqual([10_000, 40_000, 20_000, 50_000]);
  });
});
