import { describe, expect, it } from 'vitest';

import { expectedOutside, fairOdds, impliedChances, comparePrice } from './compare-price';

describe('comparePrice', () => {
  it.each([
    [0.39, 'more_often'],
    [0.4, 'inside'],
    [0.6, 'inside'],
    [0.8, 'inside'],
    [0.81, 'less_often'],
  ] as const)('STATS-8 of a past share of 40 to 80 per cent, a price that implies %d is %s', (chance, comparison) => {
    expect(comparePrice({ low: 0.4, high: 0.8 }, chance)).toBe(comparison);
  });
});

describe('fairOdds', () => {
  it('STATS-8 are the odds of both bounds', () => {
    expect(fairOdds({ low: 0.4, high: 0.8 })).toEqual({ shortest: 1_250, longest: 2_500 });
    expect(fairOdds({ low: 0.3968, high: 0.8922 })).toEqual({ shortest: 1_121, longest: 2_520 });
  });

  it('bad-input 187 have no end for a bound of 0, and stay within offered odds for a bound of 1', () => {
    expect(fairOdds({ low: 0, high: 0.2775 })).toEqual({ shortest: 3_604, longest: null });
    expect(fairOdds({ low: 0.7225, high: 1 })).toEqual({ shortest: 1_001, longest: 1_384 });
    expect(fairOdds({ low: 0.0009, high: 0.001 })).toEqual({ shortest: 1_000_000, longest: null });
  });
});

describe('impliedChances', () => {
  const fixed = { market: 'total_kills', category_id: 2 } as const;

  it('STATS-8 sum to one', () => {
    expect(impliedChances(fixed, [1_600, 2_000])?.map((chance) => Math.round(chance * 9_000))).toEqual([5_000, 4_000]);
  });

  it('bad-input 187 prices of 1.001 and 1000 have a probability, a missing price, a pool and a market of two winners none', () => {
    expect(impliedChances(fixed, [1_001, 1_000_000])?.[1]).toBeCloseTo(0.001, 4);
    expect(impliedChances(fixed, [1_900])).toBeNull();
    expect(impliedChances(fixed, [])).toBeNull();
    expect(impliedChances(fixed, [1_900, 1_000])).toBeNull();
    expect(impliedChances({ ...fixed, category_id: 1 }, [1_900, 1_900])).toBeNull();
    expect(impliedChances({ ...fixed, market: 'at_least_one_map' }, [1_100, 1_300])).toBeNull();
  });
});

it('STATS-8 of 41 markets about two are outside by chance, of markets with two samples about twice as many', () => {
  expect(expectedOutside(Array.from({ length: 41 }, () => 1))).toBe(2);
  expect(expectedOutside(Array.from({ length: 41 }, () => 2))).toBe(4);
  expect(expectedOutside([])).toBe(0);
});
