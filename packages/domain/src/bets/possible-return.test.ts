import { casesOf } from '@clutchline/test-support/cases-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { anyOdd, anyStake, anySystem } from '../testing/bet-arbitraries';
import { referenceFactor, referencePayout, referenceSystem } from '../testing/reference-bet';
import { highestStake, leastReturn, possibleReturn } from './possible-return';

const PARLAYS = casesOf(20_000, 100_000);
const odds = fc.array(anyOdd, { minLength: 1, maxLength: 15 });
const system = anySystem(['won'], 2, 7).map(({ legs, sizes }) => ({ legs: legs.map(({ odd }) => odd), sizes }));
const ALL_SIZES = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

const factorsOf = (legs: readonly number[]) => legs.map((leg) => referenceFactor(leg, 'won', 1));

describe('possibleReturn', () => {
  it(`R9 is the exact product, cut once and capped, for ${PARLAYS} parlays`, { timeout: 60_000 }, () => {
    const cap = fc.option(fc.bigInt({ min: 0n, max: 10n ** 15n }));
    fc.assert(
      fc.property(anyStake, odds, cap, (amount, legs, most) => {
        let [top, bottom] = [amount, 1n];
        for (const leg of legs) [top, bottom] = [top * BigInt(leg), bottom * 1_000n];
        const exact = (top - (top % bottom)) / bottom;
        const expected = most !== null && most < exact ? most : exact;
        if (possibleReturn(amount, legs, most) !== expected) throw new Error(`not ${expected}`);
      }),
      { numRuns: PARLAYS },
    );
  });

  it('SLIP-7 is what its lines return together, cut once, for any system', () => {
    fc.assert(
      fc.property(anyStake, system, (amount, { legs, sizes }) => {
        const factor = referenceSystem(factorsOf(legs), sizes);
        expect(possibleReturn(amount, legs, null, sizes)).toBe(referencePayout(amount, factor, null));
      }),
      { numRuns: 300 },
    );
  });

  it('BET-9 cuts at the end and not at each leg', () => {
    expect(possibleReturn(1n, [1_500, 1_500, 1_500], null)).toBe(3n);
    expect(possibleReturn(100n, [1_955], null)).toBe(195n);
    expect(possibleReturn(3n, [1_999, 1_999, 1_999], null, [2])).toBe(11n);
  });

  it('R9 is never above the cap, and the cap is exact, 10^45 fold too', () => {
    const longest = Array.from({ length: 15 }, () => 1_000_000);
    expect(possibleReturn(10n ** 12n, longest, null)).toBe(10n ** 57n);
    expect(possibleReturn(10n ** 12n, longest, 10_000_000n)).toBe(10_000_000n);
    expect(possibleReturn(32_647n * 10n ** 12n, longest, 10_000_000n, ALL_SIZES)).toBe(10_000_000n);
    expect(possibleReturn(1_000n, [2_000], 2_000n)).toBe(2_000n);
    expect(possibleReturn(1_000n, [2_000], 1_999n)).toBe(1_999n);
  });

  it('SLIP-7 of 32,647 lines at the highest odds is exact', () => {
    const longest = Array.from({ length: 15 }, () => 1_000_000);
    const choices = [455n, 1_365n, 3_003n, 5_005n, 6_435n, 6_435n, 5_005n, 3_003n, 1_365n, 455n, 105n, 15n, 1n];
    const exact = choices.reduce((sum, lines, index) => sum + lines * 1_000n ** BigInt(index + 3), 0n);
    expect(possibleReturn(32_647n, longest, null, ALL_SIZES)).toBe(exact);
  });

  it('SLIP-7 enumerates no combination: 137,846,528,820 combinations at 2.000 double the stake twenty times', () => {
    const even = Array.from({ length: 40 }, () => 2_000);
    expect(possibleReturn(7n, even, null, [20])).toBe(7n * 2n ** 20n);
  });

  it('BET-9 does not depend on the order of the legs', () => {
    fc.assert(
      fc.property(anyStake, odds, (amount, legs) => {
        expect(possibleReturn(amount, legs.toReversed(), null)).toBe(possibleReturn(amount, legs, null));
      }),
    );
  });
});

describe('leastReturn', () => {
  it('SLIP-7 is the lowest of all that any winning legs return', () => {
    fc.assert(
      fc.property(anyStake, system, (amount, { legs, sizes }) => {
        const returns = Array.from({ length: 2 ** legs.length }, (_, won) =>
          referenceSystem(
            legs.map((leg, index) => referenceFactor(leg, Math.floor(won / 2 ** index) % 2 === 1 ? 'won' : 'lost', 1)),
            sizes,
          ),
        ).filter(([top]) => top > 0n);
        const payouts = returns.map((factor) => referencePayout(amount, factor, null));
        const lowest = payouts.reduce((least, payout) => (payout < least ? payout : least));
        expect(leastReturn(amount, legs, null, sizes)).toBe(lowest);
      }),
      { numRuns: 25 },
    );
  });

  it('SLIP-7 of one line over all legs is the possible return', () => {
    expect(leastReturn(1_000n, [1_955, 2_000], null)).toBe(possibleReturn(1_000n, [1_955, 2_000], null));
    expect(leastReturn(1_000n, [1_955, 2_000], 5n)).toBe(5n);
  });

  it('bad-input 51: a bet without lines is no bet', () => {
    expect(() => leastReturn(1n, [2_000], null, [2])).toThrow(RangeError);
  });
});

describe('highestStake', () => {
  it('bad-input 56: is the last stake whose return is within the limit, of a system too', () => {
    const payout = fc.bigInt({ min: 0n, max: 10n ** 12n });
    const bet = fc.oneof(
      odds.map((legs) => ({ legs, sizes: [legs.length] })),
      system,
    );
    fc.assert(
      fc.property(bet, payout, ({ legs, sizes }, limit) => {
        const highest = highestStake(legs, limit, sizes);
        expect(possibleReturn(highest, legs, null, sizes)).toBeLessThanOrEqual(limit);
        expect(possibleReturn(highest + 1n, legs, null, sizes)).toBeGreaterThan(limit);
      }),
    );
  });
});
