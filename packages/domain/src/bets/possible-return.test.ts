import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { highestStake, possibleReturn } from './possible-return';

const odd = fc.integer({ min: 1_001, max: 1_000_000 });
const odds = fc.array(odd, { minLength: 1, maxLength: 15 });
const stake = fc.bigInt({ min: 1n, max: 10n ** 12n });

/** The same by schoolbook: the exact fraction in lowest terms, a leg at a time, and one division at the end. */
function referenceReturn(amount: bigint, legs: readonly number[]): bigint {
  let [top, bottom] = [amount, 1n];
  for (const leg of legs) {
    [top, bottom] = [top * BigInt(leg), bottom * 1_000n];
    const divisor = greatestCommonDivisor(top, bottom);
    [top, bottom] = [top / divisor, bottom / divisor];
  }
  return (top - (top % bottom)) / bottom;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

describe('possibleReturn', () => {
  it('BET-9 is the exact product, cut once, for any parlay', () => {
    fc.assert(
      fc.property(stake, odds, (amount, legs) => {
        expect(possibleReturn(amount, legs, null)).toBe(referenceReturn(amount, legs));
      }),
      { numRuns: 2_000 },
    );
  });

  it('BET-9 cuts at the end and not at each leg', () => {
    expect(possibleReturn(1n, [1_500, 1_500, 1_500], null)).toBe(3n);
    expect(possibleReturn(100n, [1_955], null)).toBe(195n);
  });

  it('BET-9 is never above the cap, and the cap is exact', () => {
    const longest = Array.from({ length: 15 }, () => 1_000_000);
    expect(possibleReturn(10n ** 12n, longest, null)).toBe(10n ** 57n);
    expect(possibleReturn(10n ** 12n, longest, 10_000_000n)).toBe(10_000_000n);
    expect(possibleReturn(1_000n, [2_000], 2_000n)).toBe(2_000n);
    expect(possibleReturn(1_000n, [2_000], 1_999n)).toBe(1_999n);
  });

  it('BET-9 does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(stake, odds, (amount, legs) => {
        expect(possibleReturn(amount, legs.toReversed(), null)).toBe(possibleReturn(amount, legs, null));
      }),
    );
  });
});

describe('highestStake', () => {
  it('bad-input 56: is the last stake whose return is within the limit', () => {
    const payout = fc.bigInt({ min: 0n, max: 10n ** 12n });
    fc.assert(
      fc.property(odds, payout, (legs, limit) => {
        const highest = highestStake(legs, limit);
        expect(possibleReturn(highest, legs, null)).toBeLessThanOrEqual(limit);
        expect(possibleReturn(highest + 1n, legs, null)).toBeGreaterThan(limit);
      }),
    );
  });
});
