import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fairProbabilities, type MarginMethod } from './fair-probabilities';
import { marginOf } from './margin-of';

const METHODS: readonly MarginMethod[] = ['proportional', 'additive', 'shin'];
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const markets = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 2, maxLength: 24 }), fc.integer({ min: 1, max: 30 }))
  .map(([weights, percent]) =>
    weights.map((weight) => Math.max(1_001, Math.floor((1_000 * sum(weights) * 100) / (weight * (100 + percent))))),
  )
  .filter((odds) => marginOf(odds) > 0);

describe('fairProbabilities', () => {
  it.each(METHODS)('of any market sum to one by %s', (method) => {
    fc.assert(fc.property(markets, (odds) => Math.abs(sum(fairProbabilities(method, odds)) - 1) < 1e-9));
  });

  it('keep the order of the prices and leave the favourite no less than proportional does by Shin', () => {
    fc.assert(
      fc.property(markets, (odds) => {
        const sorted = odds.toSorted((a, b) => a - b);
        const [shin, even] = [fairProbabilities('shin', sorted), fairProbabilities('proportional', sorted)];
        expect(shin).toEqual(shin.toSorted((a, b) => b - a));
        expect(shin[0]).toBeGreaterThanOrEqual((even[0] ?? 1) - 1e-12);
      }),
    );
  });

  it('subtract the margin in equal parts, or in proportion', () => {
    expect(fairProbabilities('additive', [1_600, 2_000])).toEqual([0.5625, 0.4375]);
    expect(fairProbabilities('proportional', [1_600, 2_000]).map((value) => value * 9)).toEqual([5, 4]);
  });

  it('of long shots may be negative by additive alone', () => {
    const odds = [1_149, 5_000, 10_000, 20_000, 50_000, 100_000];
    expect(Math.min(...fairProbabilities('additive', odds))).toBeLessThan(0);
    expect(Math.min(...fairProbabilities('shin', odds))).toBeGreaterThan(0);
  });

  it('without a margin are proportional by Shin', () => {
    expect(fairProbabilities('shin', [4_000, 4_000])).toEqual([0.5, 0.5]);
  });

  it.each([[[]], [[1_980]], [[900, 100]]])('bad-input 39: %j is no market', (odds) => {
    for (const method of METHODS) expect(() => fairProbabilities(method, odds)).toThrow(RangeError);
  });
});
