import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { lastsChance, lengthAt, remainingLengths } from './map-length';

const EXPECTED = 2_000;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the length of a map', () => {
  it('is the expected one on average', () => {
    expect(Math.abs(mean(remainingLengths(EXPECTED, 0)) / EXPECTED - 1)).toBeLessThan(0.01);
  });

  it('has half of its maps below the median', () => {
    expect(lastsChance(EXPECTED, 0, lengthAt(EXPECTED, 0))).toBeCloseTo(0.5, 6);
  });

  it('is certain to last as long as it has lasted', () => {
    expect(lastsChance(EXPECTED, 1_500, 1_500)).toBe(1);
    expect(lastsChance(EXPECTED, 1_500, 900)).toBe(1);
  });

  it('leaves less time the longer it lasts, but always some', () => {
    const left = [0, 1_000, 2_000, 3_000, 9_000].map((clock) => mean(remainingLengths(EXPECTED, clock)));
    expect(left.slice(0, 4)).toEqual([...left.slice(0, 4)].sort((a, b) => b - a));
    expect(Math.min(...left)).toBeGreaterThan(0);
  });

  it('never gets likelier to last longer', () => {
    fc.assert(
      fc.property(fc.nat(4_000), fc.nat(6_000), fc.nat(2_000), (clock, seconds, more) => {
        expect(lastsChance(EXPECTED, clock, seconds + more)).toBeLessThanOrEqual(lastsChance(EXPECTED, clock, seconds));
      }),
    );
  });
});
