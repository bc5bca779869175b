import { describe, expect, it } from 'vitest';

import { decimalsToShow } from './stake-field';

describe('decimalsToShow', () => {
  it.each([
    ['50', 0],
    ['50.00', 0],
    ['0.50', 2],
    ['12.345', 3],
  ])('SLIP-8 shows of %s only significant decimals: %i', (amount, decimals) => {
    expect(decimalsToShow(amount)).toBe(decimals);
  });
});
