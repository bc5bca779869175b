import { describe, expect, it } from 'vitest';

import { referenceCombinations } from '../testing/reference-bet';
import { countCombinations } from './combination-count';

describe('linesOf', () => {
  it.each([
    [1, [1], 1],
    [4, [3], 4],
    [3, [2, 3], 4],
    [6, [2, 3, 4, 5, 6], 57],
    [15, [7], 6_435],
    [15, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 32_647],
    [3, [4], 0],
    [0, [0], 1],
  ])('SLIP-7 %i legs with sizes %j have %i lines', (count, sizes, lines) => {
    expect(countCombinations(count, sizes)).toBe(lines);
  });

  it('SLIP-7 without sizes a bet is one line', () => {
    expect(countCombinations(5)).toBe(1);
  });

  it('SLIP-7 counts what enumerating finds, for every size of up to ten legs', () => {
    for (let count = 1; count <= 10; count += 1) {
      for (let size = 1; size <= count; size += 1) {
        expect(countCombinations(count, [size])).toBe(referenceCombinations(count, [size]).length);
      }
    }
  });
});
