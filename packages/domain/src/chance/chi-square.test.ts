import { describe, expect, it } from 'vitest';

import { drawsFrom } from './draws';
import { chiSquareP } from './chi-square';
import { fastWords } from './testing/fast-words';

describe('chiSquareP', () => {
  it.each([
    // Critical values of the tables: 3.841 at 1 degree, 11.070 at 5, 124.342 at 100.
    [[1_000 + 30.99, 1_000 - 30.99], [0.5, 0.5], 0.1659],
    [[60, 40], [0.5, 0.5], 0.0455],
    [[10, 10, 10], [1 / 3, 1 / 3, 1 / 3], 1],
  ])('V2 finds the chance of %j', (counts, chances, p) => {
    expect(chiSquareP({ counts, chances })).toBeCloseTo(p, 3);
  });

  it('V2 finds a loaded die, and not a fair one', () => {
    const { weighted } = drawsFrom(fastWords(1));
    const fair = Array.from({ length: 6 }, () => 0);
    const loaded = Array.from({ length: 6 }, () => 0);
    for (let draw = 0; draw < 60_000; draw += 1) {
      fair[weighted([1, 1, 1, 1, 1, 1])]! += 1;
      loaded[weighted([98, 100, 100, 100, 100, 110])]! += 1;
    }
    const chances = Array.from({ length: 6 }, () => 1 / 6);
    expect(chiSquareP({ counts: fair, chances })).toBeGreaterThan(1e-4);
    expect(chiSquareP({ counts: loaded, chances })).toBeLessThan(1e-4);
    expect(() => chiSquareP({ counts: [1, 1], chances: [1, 0] })).toThrow(RangeError);
  });
});
