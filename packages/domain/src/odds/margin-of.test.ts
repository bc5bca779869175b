import { describe, expect, it } from 'vitest';

import { impliedProbabilities, marginOf } from './margin-of';

describe('marginOf', () => {
  it.each([
    [[2_000, 2_000], 0],
    [[1_600, 2_000], 0.125],
    [[4_000, 4_000, 4_000], -0.25],
    [[], -1],
  ])('of %j is %d', (odds, margin) => {
    expect(marginOf(odds)).toBeCloseTo(margin, 12);
  });
});

describe('impliedProbabilities', () => {
  it('are one over each price', () => {
    expect(impliedProbabilities([1_600, 4_000])).toEqual([0.625, 0.25]);
  });
});
