import { expect, it } from 'vitest';

import { listColumns } from './list-columns';

it.each([
  [320, 1],
  [703, 1],
  [704, 2],
  [831, 2],
  [832, 3],
  [1_600, 3],
])('GAMES-5 a list of %i px has %i price columns', (pixels, columns) => {
  expect(listColumns(pixels)).toBe(columns);
});
