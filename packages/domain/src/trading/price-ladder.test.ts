import { expect, it } from 'vitest';

import { stepPrice } from './price-ladder';

it.each([
  [1_850, 1_860, 1_840],
  [1_855, 1_860, 1_850],
  [2_000, 2_020, 1_990],
  [3_000, 3_050, 2_980],
  [10_000, 10_500, 9_800],
  [1_001, 1_010, 1_001],
  [1_010, 1_020, 1_001],
  [1_000_000, 1_000_000, 990_000],
])('DESK-9 from %d a step is up to %d and down to %d', (odd, up, down) => {
  expect([stepPrice(odd, 'up'), stepPrice(odd, 'down')]).toEqual([up, down]);
});
