import { expect, it } from 'vitest';

import { ACCEPTANCE_DELAYS, acceptanceDelay } from './acceptance-delay';

it.each([
  [1, 6_000],
  [2, 6_000],
  [3, 5_000],
  [5, 5_000],
  [6, 6_000],
  [16, 6_000],
  [999, 5_000],
])('BET-8 the published delay of game type %i is %i ms', (gameTypeId, delay) => {
  expect(acceptanceDelay(gameTypeId)).toBe(delay);
  expect(delay).toBeGreaterThanOrEqual(ACCEPTANCE_DELAYS.least);
  expect(delay).toBeLessThanOrEqual(ACCEPTANCE_DELAYS.most);
});
