import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { formatAmount } from './format-amount';
import { parseAmount } from './parse-amount';

describe('parseAmount', () => {
  it.each([
    ['12480.50', 2, 1_248_050n],
    ['12480.5', 2, 1_248_050n],
    ['0', 2, 0n],
    ['0.05', 2, 5n],
    ['-3.10', 2, -310n],
    ['1000000', 0, 1_000_000n],
    ['1.234', 3, 1_234n],
  ])('BET-9 reads %s with %i decimals into minor units', (text, decimals, minor) => {
    expect(parseAmount(text, decimals)).toBe(minor);
  });

  it.each([
    '1e3',
    '1E3',
    '0x10',
    '1_000',
    '1,000',
    '١٢',
    '１２',
    '½',
    ' 7 ',
    '+5',
    '05',
    '',
    '.',
    '5.',
    '.5',
    '--1',
    'NaN',
  ])('bad-input 32: %j is no amount', (text) => {
    expect(parseAmount(text, 2)).toBeNull();
  });

  it.each([
    ['0.001', 2],
    ['1.0', 0],
    ['50.00', 0],
    ['1.2345', 3],
  ])('bad-input 34: %s has more decimals than a currency with %i', (text, decimals) => {
    expect(parseAmount(text, decimals)).toBeNull();
  });

  it('bad-input 35: a number of more than 18 digits is no amount', () => {
    expect(parseAmount('999999999999999999', 2)).toBe(99_999_999_999_999_999_900n);
    expect(parseAmount('9999999999999999999', 2)).toBeNull();
  });

  it('BET-9 what formatAmount writes reads back as the same amount', () => {
    const minor = fc.bigInt({ min: 1n - 10n ** 18n, max: 10n ** 18n - 1n });
    fc.assert(
      fc.property(minor, fc.constantFrom(0, 2, 3), (amount, decimals) => {
        expect(parseAmount(formatAmount(amount, decimals), decimals)).toBe(amount);
      }),
    );
  });
});
