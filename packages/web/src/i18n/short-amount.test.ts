import { createFormatters, createTranslator } from '@clutchline/i18n';
import { expect, it } from 'vitest';

import { shortAmount } from './short-amount';

it.each([
  ['1000.00', 2, '1,000.00'],
  ['1000.01', 2, '1k'],
  ['-12480.5', 2, '−12.48k'],
  ['1000000', 0, '1,000k'],
  ['1000001', 0, '1M'],
])('C19 USER-6 an amount of %s (%i decimals) is %s in lists, chips, pools and sums', (amount, decimals, text) => {
  expect(shortAmount(createFormatters(createTranslator(2, {})), amount, decimals)).toBe(text);
});
