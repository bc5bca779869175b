import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { HeldLeg } from './check-held-bet';
import { checkStake, upperLimits } from './check-stake';
import { checkReferredBet, referableRefusal, reofferFault, type ReferredBetTerms } from './refer-bet';

const amount = fc.bigInt(0n, 200n);
const limits = fc.record({
  ...{ min: fc.bigInt(1n, 20n), max: amount, dayLeft: amount },
  ...{
    matchLeft: fc.option(amount, { nil: null }),
    marketLeft: fc.option(amount, { nil: null }),
    maxPayout: fc.bigInt(0n, 400n),
  },
  odds: fc.constant([2_000]),
});
const kinds = fc.constantFrom('single', 'parlay');

describe('referableRefusal', () => {
  it('DESK-12 names the first limit that the stake exceeds, and only a limit of a single, of the match or of liability', () => {
    fc.assert(
      fc.property(fc.bigInt(-5n, 220n), limits, kinds, (stake, given, kind) => {
        const found = referableRefusal(stake, given, kind);
        const exceeded = upperLimits(given).filter(({ limit }) => stake > limit);
        const allowed = ['match_limit', 'market_limit', ...(kind === 'single' ? ['amount_high'] : [])];
        const isReferable =
          stake >= given.min && exceeded.length > 0 && exceeded.every(({ refusal }) => allowed.includes(refusal));
        expect(found !== null).toBe(isReferable);
        if (found !== null) expect(found).toBe(checkStake(stake, given)?.refusal);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('reofferFault', () => {
  it('DESK-12 bad-input 310 allows a smaller stake or another price, and refuses more than the stake or the current price', () => {
    const odd = fc.option(fc.integer({ min: 900, max: 2_100 }));
    fc.assert(
      fc.property(
        fc.bigInt(-2n, 120n),
        odd,
        fc.option(fc.integer({ min: 1_001, max: 2_000 })),
        (stake, offered, present) => {
          const isValid =
            stake >= 1n &&
            stake <= 100n &&
            (offered === null ? stake < 100n : present !== null && offered > 1_000 && offered <= present);
          expect(reofferFault({ stake, odd: offered }, { stake: 100n, present }) === null).toBe(isValid);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

const leg: fc.Arbitrary<HeldLeg> = fc.record({
  struck: fc.integer({ min: 1_800, max: 2_200 }),
  current: fc.integer({ min: 1_800, max: 2_200 }),
  refusal: fc.option(fc.constantFrom('suspended', 'bet_closed'), { freq: 5 }),
});
const terms: fc.Arbitrary<ReferredBetTerms> = fc.record({
  ...{ accept: fc.constantFrom('latest', 'better', 'none'), isPool: fc.constant(false) },
  move: fc.option(fc.constantFrom('suspended', 'closed', 'score'), { freq: 3 }),
  legs: fc.array(leg, { minLength: 1, maxLength: 3 }),
  refusal: fc.constantFrom('amount_high', 'match_limit', 'market_limit'),
  decision: fc.option(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('take', 'refuse') }),
      fc.record({ kind: fc.constant('reoffer' as const), odd: fc.option(fc.integer({ min: 1_700, max: 2_300 })) }),
    ),
  ),
  ...{ now: fc.integer({ min: 0, max: 100 }), until: fc.constant(60), takenFrom: fc.integer({ min: 0, max: 60 }) },
  hasStarted: fc.boolean(),
});

const isGone = ({ move, legs, hasStarted }: ReferredBetTerms): boolean =>
  move !== null || hasStarted || legs.some(({ refusal }) => refusal !== null);

describe('checkReferredBet', () => {
  it('DESK-12 a market that changed or a match that began rejects it, whatever was decided', () => {
    fc.assert(
      fc.property(terms.filter(isGone), (given) => {
        expect(checkReferredBet(given).kind).toBe('reject');
      }),
    );
  });

  it('DESK-12 without a decision the bet waits until its time is over, and is then rejected for its limit', () => {
    fc.assert(
      fc.property(
        terms.filter((given) => !isGone(given)),
        (given) => {
          const expected = given.now < given.until ? { kind: 'wait' } : { kind: 'reject', refusal: given.refusal };
          expect(checkReferredBet({ ...given, decision: null })).toEqual(expected);
        },
      ),
    );
  });

  it('DESK-12 a trader’s refusal is final; a bet that a trader takes is not taken at a price that the player does not allow, nor before the in-play delay ends', () => {
    fc.assert(
      fc.property(
        terms.filter((given) => !isGone(given)),
        (given) => {
          expect(checkReferredBet({ ...given, decision: { kind: 'refuse' } })).toEqual({
            kind: 'reject',
            refusal: given.refusal,
          });
          const taken = checkReferredBet({ ...given, decision: { kind: 'take' } });
          if (taken.kind !== 'take') return;
          expect(given.now).toBeGreaterThanOrEqual(given.takenFrom);
          expect(taken.odds).toEqual(given.legs.map(({ current }) => current));
          if (given.accept === 'better')
            expect(given.legs.every(({ struck, current }) => current >= struck)).toBe(true);
          if (given.accept === 'none') expect(given.legs.every(({ struck, current }) => current === struck)).toBe(true);
        },
      ),
    );
  });

  it('DESK-12 an offer that names a price is made at that price only, and not if the current price is lower', () => {
    const single = terms.filter((given) => !isGone(given) && given.legs.length === 1);
    fc.assert(
      fc.property(single, fc.integer({ min: 1_700, max: 2_300 }), (given, odd) => {
        const present = given.legs[0]?.current ?? 0;
        expect(checkReferredBet({ ...given, decision: { kind: 'reoffer', odd } })).toEqual(
          odd > present ? { kind: 'reject', refusal: 'odds_lower' } : { kind: 'offer', odds: [odd] },
        );
      }),
    );
  });
});
