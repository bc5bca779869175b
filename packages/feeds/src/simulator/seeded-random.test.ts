import { describe, expect, it } from 'vitest';

import { seededRandom } from './seeded-random';

const draws = (count: number, draw: () => number): number[] => Array.from({ length: count }, draw);
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('seededRandom', () => {
  it('gives the same numbers for the same key and others for another', () => {
    const row = (key: string): number[] => {
      const random = seededRandom(key);
      return draws(20, () => random.next());
    };
    expect(row('a/1')).toEqual(row('a/1'));
    expect(row('a/1')).not.toEqual(row('a/2'));
  });

  it('is even between 0 and 1', () => {
    const random = seededRandom('even');
    const values = draws(20_000, () => random.next());
    expect(Math.min(...values)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...values)).toBeLessThan(1);
    expect(mean(values)).toBeCloseTo(0.5, 2);
    expect(mean(values.map((value) => value * value))).toBeCloseTo(1 / 3, 2);
  });

  it('starts evenly over many keys, so that matches do not resemble each other', () => {
    const firsts = Array.from({ length: 5_000 }, (_, i) => seededRandom(`seed/match/${i}`).next());
    expect(mean(firsts)).toBeCloseTo(0.5, 1);
    expect(new Set(firsts).size).toBeGreaterThan(4_990);
  });

  it('draws normal deviates with mean 0 and variance 1', () => {
    const random = seededRandom('normal');
    const values = draws(20_000, () => random.normal());
    expect(Math.abs(mean(values))).toBeLessThan(0.03);
    expect(Math.abs(mean(values.map((value) => value * value)) - 1)).toBeLessThan(0.05);
  });

  it('draws Poisson counts with equal mean and variance', () => {
    const random = seededRandom('poisson');
    const values = draws(10_000, () => random.poisson(27));
    const average = mean(values);
    expect(Math.abs(average - 27)).toBeLessThan(0.25);
    expect(Math.abs(mean(values.map((value) => (value - average) ** 2)) - 27)).toBeLessThan(1.5);
  });

  it('returns every item of a list and every whole number', () => {
    const random = seededRandom('list');
    expect(new Set(draws(200, () => random.whole(6)))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(draws(200, () => random.oneOf([3, 5, 7])))).toEqual(new Set([3, 5, 7]));
  });
});
