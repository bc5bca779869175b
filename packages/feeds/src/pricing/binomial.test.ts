import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { choose, firstTo } from './binomial';

const always = (): number => 1;
const need = fc.integer({ min: 1, max: 13 });
const share = fc.double({ min: 0.05, max: 0.95, noNaN: true });

describe('choose', () => {
  it('counts the ways to choose k of n', () => {
    expect([choose(5, 2), choose(12, 0), choose(12, 12), choose(15, 3)]).toEqual([10, 1, 1, 455]);
  });
});

describe('firstTo', () => {
  it('is a coin for equal needs and equal sides', () => {
    expect(firstTo({ share: 0.5, need1: 7, need2: 7, reach: always })).toBeCloseTo(0.5, 12);
  });

  it('the probabilities of both sides sum to one if the race is always completed', () => {
    fc.assert(
      fc.property(share, need, need, (own, need1, need2) => {
        const first = firstTo({ share: own, need1, need2, reach: always });
        const second = firstTo({ share: 1 - own, need1: need2, need2: need1, reach: always });
        expect(first + second).toBeCloseTo(1, 9);
      }),
    );
  });

  it('counts only races that get that far', () => {
    expect(firstTo({ share: 0.5, need1: 2, need2: 2, reach: (points) => (points <= 2 ? 1 : 0) })).toBeCloseTo(0.25);
  });
});
