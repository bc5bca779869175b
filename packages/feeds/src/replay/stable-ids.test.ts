import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { stableIds } from './feed-ids';

describe('stableIds', () => {
  it('every key has an id of its own whose points are safe integers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), (keys) => {
        const ids = [...stableIds(keys).values()];
        expect(new Set(ids).size).toBe(keys.length);
        for (const id of ids) expect(id >= 1 && Number.isSafeInteger((id * 1_000 + 999) * 100 + 99)).toBe(true);
      }),
    );
  });

  it('depends on the key, not on order or company', () => {
    expect(stableIds(['a', 'b', 'a'])).toEqual(stableIds(['b', 'a']));
    expect(stableIds(['a']).get('a')).toBe(stableIds(['x', 'a', 'y']).get('a'));
  });
});
