import { describe, expect, it } from 'vitest';

import { quickAmount } from './quick-amount';

describe('quickAmount', () => {
  it.each([
    [['50', '100', '50'], '50'],
    [['50', '100', '20'], '100'],
    [['50', '100', '50', '100', '500'], '100'],
    [['9', '10'], '10'],
    [['50', '50.00', '100'], '50'],
    [['0.5'], '0.5'],
    [[], null],
  ])('SLIP-12 of %j it is %s', (list, amount) => {
    expect(quickAmount(list)).toBe(amount);
  });

  it('SLIP-12 only the last twenty stakes count', () => {
    const old = ['7', '7', '7'];
    expect(quickAmount([...old, ...Array.from({ length: 20 }, (_, index) => String(index + 100))])).toBe('119');
  });

  it.each([
    [['NaN', '-5', '0', 'x', '1e9', '20'], '20'],
    [[Number.NaN, -5, 30, null, {}, '20'], '20'],
    [['NaN', '-5', '0.00'], null],
    [['5', '5', '5'], '5'],
  ])('bad-input 92: of %j only valid positive ones count: %s', (list, amount) => {
    expect(quickAmount(list)).toBe(amount);
  });

  it('bad-input 92: a million entries are no matter', () => {
    expect(quickAmount(Array.from({ length: 1_000_000 }, () => '5'))).toBe('5');
  });
});
