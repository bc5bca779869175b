import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { designEffect, isEnough, rateInterval } from './rate-interval';

const ofMatches = (hits: number, count: number) => rateInterval({ hits, count, matches: count });

describe('rateInterval', () => {
  it.each([
    [7, 10, 0.3968, 0.8922],
    [0, 10, 0, 0.2775],
    [10, 10, 0.7225, 1],
    [14, 20, 0.481, 0.8545],
  ])('STATS-7 %i of %i is %d to %d by Wilson', (hits, count, low, high) => {
    const interval = ofMatches(hits, count);
    expect(interval?.low).toBeCloseTo(low, 4);
    expect(interval?.high).toBeCloseTo(high, 4);
  });

  it('STATS-7 maps of few matches count less: 20 maps of 8 matches as 17.4, one map each as they are', () => {
    expect(designEffect({ count: 20, matches: 8 })).toBeCloseTo(1.15, 10);
    expect(designEffect({ count: 20, matches: 20 })).toBe(1);
    expect(designEffect({ count: 0, matches: 0 })).toBe(1);
    const [wide, narrow] = [rateInterval({ hits: 14, count: 20, matches: 8 }), ofMatches(14, 20)];
    expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan((narrow?.high ?? 0) - (narrow?.low ?? 0));
    expect(wide?.low).toBeCloseTo(0.4655, 3);
  });

  it('bad-input 187 an empty sample has no interval; of any other it is inside 0 to 1 and around the share', () => {
    expect(ofMatches(0, 0)).toBeNull();
    const samples = fc
      .integer({ min: 1, max: 5_000 })
      .chain((count) =>
        fc.tuple(fc.integer({ min: 0, max: count }), fc.constant(count), fc.integer({ min: 1, max: count })),
      );
    fc.assert(
      fc.property(samples, ([hits, count, matches]) => {
        const { low, high } = rateInterval({ hits, count, matches }) ?? { low: NaN, high: NaN };
        expect(0 <= low && low <= hits / count && hits / count <= high && high <= 1).toBe(true);
        expect(low < high).toBe(true);
        expect([low === 0, high === 1]).toEqual([hits === 0, hits === count]);
      }),
    );
  });
});

it('STATS-3 there is enough data from 5 matches, 3 meetings or 8 maps', () => {
  expect([isEnough('match', 4), isEnough('match', 5)]).toEqual([false, true]);
  expect([isEnough('meeting', 2), isEnough('meeting', 3)]).toEqual([false, true]);
  expect([isEnough('map', 7), isEnough('map', 8)]).toEqual([false, true]);
});
