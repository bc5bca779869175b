import { expect, it } from 'vitest';

import { formatAmount } from './format-amount';

it.each([
  [1_248_050n, 2, '12480.50'],
  [5n, 2, '0.05'],
  [0n, 2, '0.00'],
  [-5n, 2, '-0.05'],
  [-1_200n, 0, '-1200'],
  [0n, 0, '0'],
  [1n, 3, '0.001'],
])('BET-9 writes %s minor units with %i decimals as %s', (minor, decimals, text) => {
  expect(formatAmount(minor, decimals)).toBe(text);
});
