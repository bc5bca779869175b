import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { sortCategories } from './sort-categories';

const category = (id: number, total = 0) => ({ id, events_count: { total } });
const ids = (list: readonly { id: number }[]) => list.map(({ id }) => id);

describe('sortCategories', () => {
  it('GAMES-2 0, 1, 2, 3 and 16 first, the others by event total descending', () => {
    const list = [
      category(5, 9),
      category(16, 1),
      category(6, 80),
      category(3),
      category(1),
      category(0),
      category(2, 99),
    ];
    expect(ids(sortCategories(list))).toEqual([0, 1, 2, 3, 16, 6, 5]);
  });

  it('GAMES-2 equal totals are sorted by id, in any input order', () => {
    const list = [5, 6, 9, 0, 16].map((id) => category(id, 3));
    fc.assert(
      fc.property(fc.shuffledSubarray(list, { minLength: list.length }), (shuffled) => {
        expect(ids(sortCategories(shuffled))).toEqual([0, 16, 5, 6, 9]);
      }),
    );
  });

  it('GAMES-2 does not change its input', () => {
    const list = [category(3), category(0)];
    sortCategories(list);
    expect(ids(list)).toEqual([3, 0]);
  });
});
