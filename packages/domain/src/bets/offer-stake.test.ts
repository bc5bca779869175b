import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { checkStake, type StakeLimits } from './check-stake';
import { offerLowestStake, offerStake } from './offer-stake';

const limits: StakeLimits = {
  min: 100n,
  max: 500_000n,
  dayLeft: 5_000_000n,
  matchLeft: 900_000n,
  marketLeft: null,
  maxPayout: 10_000_000n,
  odds: [2_000],
};

const small = fc.bigInt({ min: 0n, max: 60n });
const anyLimits = fc.record({
  min: small,
  max: small,
  dayLeft: small,
  matchLeft: fc.option(small),
  marketLeft: fc.option(small),
  maxPayout: fc.bigInt({ min: 0n, max: 500n }),
  odds: fc.array(fc.integer({ min: 1_001, max: 9_000 }), { minLength: 3, maxLength: 5 }),
  sizes: fc.constantFrom([3], [2, 3], [1]),
});

describe('offerStake', () => {
  it.each([
    [{}, 10n ** 9n, 500_000n],
    [{ dayLeft: 7_000n }, 10n ** 9n, 7_000n],
    [{ matchLeft: 6_000n }, 10n ** 9n, 6_000n],
    [{ marketLeft: 5_000n }, 10n ** 9n, 5_000n],
    [{ maxPayout: 9_001n }, 10n ** 9n, 4_500n],
    [{}, 4_000n, 4_000n],
    [{ marketLeft: 99n }, 10n ** 9n, null],
    [{ marketLeft: 100n }, 10n ** 9n, 100n],
    [{ min: 0n, dayLeft: 0n }, 10n ** 9n, null],
  ])('SLIP-8 with %o and a balance of %s offers %s', (fields, balance, offer) => {
    expect(offerStake({ ...limits, ...fields }, balance)).toBe(offer);
  });

  it('SLIP-7 a stake for each of four lines is offered in steps of four', () => {
    expect(offerStake({ ...limits, dayLeft: 755n }, 10n ** 9n, 4n)).toBe(752n);
    expect(offerStake({ ...limits, dayLeft: 103n }, 10n ** 9n, 4n)).toBe(100n);
    expect(offerStake({ ...limits, min: 101n, dayLeft: 103n }, 10n ** 9n, 4n)).toBeNull();
  });

  it('bad-input 56: the offer passes and the next step does not, by trying every stake there is', () => {
    const step = fc.constantFrom(1n, 4n, 11n);
    fc.assert(
      fc.property(anyLimits, small, step, (any, balance, by) => {
        const passing: bigint[] = [];
        for (let stake = by; stake <= 60n; stake += by) {
          if (stake <= balance && checkStake(stake, any) === null) passing.push(stake);
        }
        expect(offerStake(any, balance, by)).toBe(passing.at(-1) ?? null);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('offerLowestStake', () => {
  it('C9 SLIP-8 the offer for a stake below the minimum is the minimum, in steps of the lines', () => {
    expect(offerLowestStake(limits, 10n ** 9n)).toBe(100n);
    expect(offerLowestStake({ ...limits, min: 101n }, 10n ** 9n, 4n)).toBe(104n);
    expect(offerLowestStake(limits, 99n)).toBeNull();
  });

  it('C9 the offer passes and the step before does not, by trying every stake there is', () => {
    fc.assert(
      fc.property(anyLimits, small, fc.constantFrom(1n, 4n, 11n), (any, balance, by) => {
        let first: bigint | null = null;
        for (let stake = by; stake <= 60n && first === null; stake += by) {
          if (stake <= balance && checkStake(stake, any) === null) first = stake;
        }
        expect(offerLowestStake(any, balance, by)).toBe(first);
      }),
      { numRuns: 2_000 },
    );
  });
});
