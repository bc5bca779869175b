import { expect, it } from 'vitest';

import { FACTOR_ONE, legFactor } from './leg-factor';

it.each([
  ['won', 1.955],
  ['pending', 1.955],
  ['half_won', 1.4775],
  ['half_lost', 0.5],
  ['push', 1],
  ['void', 1],
  ['dead_heat', 0.9775],
  ['lost', 0],
] as const)('BET-9 a leg at 1.955 that is %s counts %d', (outcome, factor) => {
  expect(legFactor(1_955, outcome) / FACTOR_ONE).toBe(factor);
});
