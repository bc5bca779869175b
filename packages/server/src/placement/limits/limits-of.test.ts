import { expect, it } from 'vitest';
import fc from 'fast-check';

import { CURRENCIES } from '../../players/preferences/settings';
import { leftOf, limitsOf, liabilityOf, stakeWithin } from './limits-of';

it('SLIP-8 limits are minor units of each currency, scaled if the unit is small', () => {
  const [cny, jpy, vnd, kwd] = [1, 3, 5, 9].map((id) => limitsOf(id));
  expect(cny).toEqual({
    min: 100n,
    maxSingle: 500_000n,
    maxParlay: 200_000n,
    day: 5_000_000n,
    match: 900_000n,
    payout: 10_000_000n,
    liability: 25_000_000n,
    maxOdds: 2_000_000,
    leastLegs: 3,
  });
  expect(jpy).toMatchObject({ min: 100n, maxSingle: 500_000n });
  expect(vnd).toMatchObject({ min: 10_000n, maxSingle: 50_000_000n });
  expect(kwd).toMatchObject({ min: 1_000n, maxSingle: 5_000_000n });
});

it('SLIP-8 every currency has limits, and an unknown one is an error', () => {
  for (const { id } of CURRENCIES) expect(limitsOf(id).min).toBeGreaterThan(0n);
  expect(() => limitsOf(99)).toThrow('Unknown currency 99');
});

it('SLIP-8 what is left is never below nothing', () => {
  expect(leftOf(10n, 4n)).toBe(6n);
  expect(leftOf(10n, 10n)).toBe(0n);
  expect(leftOf(10n, 14n)).toBe(0n);
});

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
