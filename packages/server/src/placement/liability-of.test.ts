import fc from 'fast-check';
import { expect, it } from 'vitest';

import { liabilityOf, stakeWithin } from './liability-of';

it('SLIP-8 a stake costs the house its winnings, rounded up to the minor unit', () => {
  expect(liabilityOf(1_000n, 1_955)).toBe(955n);
  expect(liabilityOf(1n, 1_001)).toBe(1n);
});

it('SLIP-8 the stake within what is left costs no more than that, and one minor unit more does', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 12n), fc.integer({ min: 1_001, max: 1_000_000 }), (left, odd) => {
      const stake = stakeWithin(left, odd);
      expect(liabilityOf(stake, odd)).toBeLessThanOrEqual(left);
      expect(liabilityOf(stake + 1n, odd)).toBeGreaterThan(left);
    }),
  );
});
