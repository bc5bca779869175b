import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { chanceOf, handicapChance, oddChance, overChance } from './scoreline';
import { isSeriesOver, mapsNeeded, seriesModel } from './series-model';

const chance = fc.double({ min: 0.03, max: 0.97, noNaN: true });
const bestOf = fc.constantFrom(1, 2, 3, 5, 7);
const fresh = (best: number, mapWin: number) =>
  seriesModel({ bestOf: best, score: [0, 0], currentMapWin: mapWin, mapWin });

describe('seriesModel', () => {
  it('is the binomial series of equal teams', () => {
    const ends = fresh(3, 0.5);
    expect(chanceOf(ends, ({ score1, score2 }) => score1 === 2 && score2 === 0)).toBeCloseTo(0.25);
    expect(overChance(ends, 2.5)).toBeCloseTo(0.5);
    expect(handicapChance(ends, -1.5)).toBeCloseTo(0.25);
  });

  it('plays both maps of a best of two, and can end level', () => {
    const ends = fresh(2, 0.6);
    expect(ends.every(({ score1, score2 }) => score1 + score2 === 2)).toBe(true);
    expect(chanceOf(ends, ({ score1, score2 }) => score1 === score2)).toBeCloseTo(0.48);
    expect(oddChance(ends)).toBe(0);
  });

  it('uses the current map for the next point only', () => {
    const ends = seriesModel({ bestOf: 3, score: [1, 0], currentMapWin: 0.9, mapWin: 0.5 });
    expect(handicapChance(ends, 0)).toBeCloseTo(0.9 + 0.1 * 0.5);
  });

  it('is one distribution: it sums to 1 and its markets agree', () => {
    fc.assert(
      fc.property(bestOf, chance, (best, mapWin) => {
        const ends = fresh(best, mapWin);
        expect(chanceOf(ends, () => true)).toBeCloseTo(1, 9);
        expect(handicapChance(ends, 0)).toBeCloseTo(handicapChance(ends, -0.5), 12);
        const mirrored = fresh(best, 1 - mapWin);
        expect(handicapChance(mirrored, 1.5)).toBeCloseTo(1 - handicapChance(ends, -1.5), 9);
        expect(ends.every(({ score1, score2 }) => isSeriesOver(best, score1, score2))).toBe(true);
      }),
    );
  });

  it('does not move on average when a map is decided', () => {
    fc.assert(
      fc.property(fc.constantFrom(3, 5, 7), chance, (best, mapWin) => {
        const win = (score: readonly [number, number]): number =>
          handicapChance(seriesModel({ bestOf: best, score, currentMapWin: mapWin, mapWin }), 0);
        expect(mapWin * win([1, 0]) + (1 - mapWin) * win([0, 1])).toBeCloseTo(win([0, 0]), 9);
      }),
    );
  });
});

describe('mapsNeeded', () => {
  it('is more than half of the maps', () => {
    expect([1, 2, 3, 5, 7].map(mapsNeeded)).toEqual([1, 2, 2, 3, 4]);
  });
});
