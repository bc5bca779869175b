import { expect, it } from 'vitest';

import { shortenAmount } from './shorten-amount';

it.each([
  [99_999n, 2, '999.99', ''],
  [100_000n, 2, '1000.00', ''],
  [100_001n, 2, '1', 'k'],
  [1_248_050n, 2, '12.48', 'k'],
  [99_999_999n, 2, '999.99', 'k'],
  [100_000_000n, 2, '1000', 'k'],
  [100_000_001n, 2, '1', 'M'],
  [20_000_000n, 0, '20', 'M'],
  [1_250_000n, 3, '1.25', 'k'],
  [-1_248_050n, 2, '-12.48', 'k'],
])('USER-6 shortens %s minor units with %i decimals to %s%s', (minor, decimals, value, suffix) => {
  expect(shortenAmount(minor, decimals)).toEqual({ value, suffix });
});
