import { expect, it } from 'vitest';

import { createTestApp, ok, refused } from '../../../testing/test-app';
import { findCurrency } from './currencies';

const YEN = { id: 2, code: 'JPY', decimals: 0 };
const YUAN = { id: 1, code: 'CNY', decimals: 2 };

it('USER-3 a currency that the known list lacks is looked for in the list as it is now', async () => {
  const answers = [[YEN], [YEN], [YEN, YUAN]];
  const { app, callsOf } = createTestApp({ server: { getCurrency: () => ok(answers.shift() ?? []) } });
  expect(await findCurrency(app, 2)).toEqual(YEN);
  expect(await findCurrency(app, 1)).toEqual(undefined);
  expect(await findCurrency(app, 1)).toEqual(YUAN);
  expect(callsOf('getCurrency')).toHaveLength(3);
  expect(await findCurrency(app, 2)).toEqual(YEN);
  expect(callsOf('getCurrency')).toHaveLength(3);
});

it('USER-3 a list that does not load is reported', async () => {
  const { app } = createTestApp({ server: { getCurrency: () => refused('unavailable') } });
  await expect(findCurrency(app, 1)).rejects.toThrow();
});
