import { describe, expect, it } from 'vitest';

import { acceptPrice } from './accept-price';

describe('acceptPrice', () => {
  it.each([
    ['latest', 1_955, 1_954, 'ok'],
    ['latest', 1_955, 1_955, 'ok'],
    ['latest', 1_955, 1_956, 'ok'],
    ['better', 1_955, 1_954, 'odds_lower'],
    ['better', 1_955, 1_955, 'ok'],
    ['better', 1_955, 1_956, 'ok'],
    ['none', 1_955, 1_954, 'odds_changed'],
    ['none', 1_955, 1_955, 'ok'],
    ['none', 1_955, 1_956, 'odds_changed'],
  ] as const)('SLIP-11 preference %s, asked %i, now %i: %s', (preference, requested, current, decision) => {
    expect(acceptPrice(preference, requested, current)).toBe(decision);
  });
});
