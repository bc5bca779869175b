import { expect, it } from 'vitest';

import { formatOdd } from './format-odd';

it.each([
  [1_955, '1.955'],
  [1_001, '1.001'],
  [1_000_000, '1000.000'],
  [50, '0.050'],
  [0, '0.000'],
  [10n ** 45n, `${10n ** 42n}.000`],
])('USER-6 writes %s thousandths as %s', (odd, text) => {
  expect(formatOdd(odd)).toBe(text);
});
