import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { reuseEqual } from './query-entry';

const copy = (value: unknown): unknown => structuredClone(value);

it('PUSH-5 rows that came again are the very rows that were there, the changed ones are not', () => {
  const old = [
    { id: 1, names: ['a'] },
    { id: 2, names: ['b'] },
  ];
  const reused = reuseEqual(old, [
    { id: 1, names: ['a'] },
    { id: 2, names: ['c'] },
  ]);
  expect(reused).toEqual([
    { id: 1, names: ['a'] },
    { id: 2, names: ['c'] },
  ]);
  expect(reused[0]).toBe(old[0]);
  expect(reused[1]).not.toBe(old[1]);
});

it('PUSH-5 what came again with nothing changed is what was there, all of it', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (old) => {
      expect(reuseEqual(old, copy(old))).toBe(old);
    }),
  );
});

it('PUSH-5 reusing equal parts never changes the new value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (old, next) => {
      expect(reuseEqual<unknown>(old, next)).toEqual(next);
    }),
  );
});

it('PUSH-5 a list that grew or shrank is another list, with the rows that stayed', () => {
  const old = [{ id: 1 }, { id: 2 }];
  const shorter = reuseEqual(old, [{ id: 1 }]);
  expect(shorter).toEqual([{ id: 1 }]);
  expect(shorter[0]).toBe(old[0]);
  expect(reuseEqual<unknown>({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
  expect(reuseEqual<unknown>({ 0: 'x' }, ['x'])).toEqual(['x']);
});
