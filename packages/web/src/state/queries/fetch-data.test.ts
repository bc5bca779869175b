import { expect, it } from 'vitest';

import { eachOnce } from './fetch-data';

it('R25 the first of each name stays, in order', () => {
  const list = [
    { id: 2, text: 'a' },
    { id: 1, text: 'b' },
    { id: 2, text: 'c' },
  ];
  expect(eachOnce(list, ({ id }) => id).map(({ text }) => text)).toEqual(['a', 'b']);
  expect(eachOnce([], String)).toEqual([]);
});
