import {
  checkStake,
  exceedsCombinedOdds,
  LimitIndex,
  type LimitRule,
  type StakeLimits,
  ANY_SCOPE,
} from '@clutchline/domain';
import { casesOf } from '@clutchline/test-support/cases-of';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { buildLimited, buildSnapshotPoint } from '../testing/build-snapshot';
import { AvailableLimits } from '../validation/available-limits';
import { validateStake } from '../validation/validate-stake';
import type { PricedPoint } from '../placement-store';
import { BUILT_IN_BOOK } from './limit-book';
import type { PlacementLimits } from './limit-store';
import { factoredLimits, leftOf, limitsOf, scaledLimit, stakeWithin } from './limits-of';

const BETS = casesOf(20_000, 100_000);
const CURRENCIES = [1, 3, 5, 9];

interface RandomBet {
  readonly currencyId: number;
  readonly stakeFactor: number;
  readonly kind: 'single' | 'parlay';
  readonly legs: readonly PricedPoint[];
  readonly stake: bigint;
  readonly day: bigint;
  readonly matches: readonly bigint[];
}

const least = (amounts: readonly bigint[]): bigint => amounts.reduce((a, b) => (b < a ? b : a));

/** As the constants were applied before there were rules. */
function constantLimits({ currencyId, stakeFactor, kind, legs, day, matches }: RandomBet): StakeLimits {
  const limits = factoredLimits(limitsOf(currencyId), stakeFactor);
  const capOf = ({ limitScale }: PricedPoint): bigint => scaledLimit(limits.liability, limitScale);
  const scale = Math.min(...legs.map(({ limitScale }) => limitScale));
  return {
    min: limits.min,
    max: scaledLimit(kind === 'single' ? limits.maxSingle : limits.maxParlay, scale),
    dayLeft: leftOf(limits.day, day),
    matchLeft: least(matches.map((used) => leftOf(limits.match, used))),
    marketLeft: least(legs.map((leg) => stakeWithin(leftOf(capOf(leg), leg.exposure), leg.odd))),
    maxPayout: limits.payout,
    odds: legs.map(({ odd }) => odd),
    sizes: [legs.length],
    whole: {
      day: limits.day,
      match: limits.match,
      market: least(legs.map((leg) => stakeWithin(capOf(leg), leg.odd))),
    },
  };
}

function refusalByConstants(bet: RandomBet) {
  const odds = bet.legs.map(({ odd }) => odd);
  if (exceedsCombinedOdds(odds, limitsOf(bet.currencyId).maxOdds, [odds.length]))
    return { refusal: 'combined_odds_limit', limit: null, whole: null };
  const problem = checkStake(bet.stake, constantLimits(bet));
  return problem && { refusal: problem.refusal, limit: problem.limit, whole: problem.whole };
}

/** Rules at the limits of the house, which limit nothing. */
function rulesOfHouse(currencyId: number): LimitRule[] {
  const { maxSingle, maxParlay, day, match, payout, liability } = limitsOf(currencyId);
  const scopes = [ANY_SCOPE, { ...ANY_SCOPE, gameTypeId: 1 }, { ...ANY_SCOPE, gameTypeId: 2 }];
  const values = { single: maxSingle, parlay: maxParlay, day, match, payout, liability } as const;
  const kinds = ['single', 'parlay', 'day', 'match', 'payout', 'liability'] as const;
  return scopes.flatMap((scope, index) =>
    kinds.map((kind, each) => ({
      ...{ id: index * 10 + each + 1, kind, value: values[kind], until: null, scope: { ...scope, currencyId } },
    })),
  );
}

const limitsWith = (rules: readonly LimitRule[]): PlacementLimits => ({
  ...{ book: { ...BUILT_IN_BOOK, rules: new LimitIndex(rules) }, own: [], version: 1, at: 0 },
});

const WITHOUT = limitsWith([]);
const WITH = new Map(CURRENCIES.map((id) => [id, limitsWith(rulesOfHouse(id))]));

function refusalByRules(bet: RandomBet, limits: PlacementLimits) {
  const { currencyId, stakeFactor, kind, legs, stake, day, matches } = bet;
  const given = buildLimited({ limits, wallet: { currencyId, balance: 10n ** 20n, version: 1 } });
  const available = new AvailableLimits({
    ...given,
    operatorLimits: { ...given.operatorLimits, stakeFactor },
    staked: {
      ...{ day, cards: 0n, scopes: new Map() },
      matches: new Map(legs.map(({ gameId }, index) => [gameId, matches[index] ?? 0n])),
    },
  });
  const selections = legs.map(({ pointId, playId, gameId }) => ({
    ...{ shop_id: pointId, game_id: gameId, play_info_id: playId, odd: '2.000', version: 1 },
  }));
  const requested = { kind, stake: textOf(stake, currencyId), per: 'total' as const, sizes: [legs.length], selections };
  const decision = validateStake(requested, legs, {
    ...{ accept: 'none', now: 0, points: new Map(), pools: new Map(), available, feedAgeMs: 0, mayBetInPlay: true },
    ...{ offer: null, session: { startedAt: 0, realNow: 0 } },
  });
  if (decision.kind === 'accepted') return null;
  const { refusal, limit, whole } = decision;
  return { refusal, limit, whole };
}

const DECIMALS: Readonly<Record<number, number>> = { 1: 2, 3: 0, 5: 0, 9: 3 };

function textOf(stake: bigint, currencyId: number): string {
  const decimals = DECIMALS[currencyId] ?? 0;
  const digits = String(stake).padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

const part = fc.integer({ min: 0, max: 1_300 });

const randomBet: fc.Arbitrary<RandomBet> = fc
  .record({
    currencyId: fc.constantFrom(...CURRENCIES),
    stakeFactor: fc.constantFrom(1_000, 1_000, 500, 100, 1),
    legs: fc.array(
      fc.record({
        odd: fc.oneof(fc.integer({ min: 1_001, max: 5_000 }), fc.integer({ min: 1_001, max: 200_000 })),
        limitScale: fc.constantFrom(1_000, 500, 300, 250),
        gameTypeId: fc.constantFrom(1, 2, 3),
        used: part,
      }),
      { minLength: 1, maxLength: 4 },
    ),
    ...{ stake: part, day: part, matches: fc.array(part, { minLength: 4, maxLength: 4 }) },
    of: fc.constantFrom('maxSingle', 'maxParlay', 'match'),
  })
  .map(({ currencyId, stakeFactor, legs, stake, day, matches, of }) => {
    const limits = limitsOf(currencyId);
    const share = (limit: bigint, thousandths: number): bigint => (limit * BigInt(thousandths)) / 1_000n;
    return {
      ...{ currencyId, stakeFactor, kind: legs.length === 1 ? ('single' as const) : ('parlay' as const) },
      stake: share(limits[of], stake),
      day: share(limits.day, day),
      matches: legs.map((_, index) => share(limits.match, matches[index] ?? 0)),
      legs: legs.map(({ odd, limitScale, gameTypeId, used }, index) =>
        buildSnapshotPoint({
          ...{ pointId: index + 1, playId: index + 1, gameId: index + 1, odd, limitScale, gameTypeId },
          exposure: share(limits.liability, used),
        }),
      ),
    };
  });

it(`DESK-11 SLIP-8 without rules, and with rules at the limits of the house, ${BETS} bets have the refusals of the constants`, () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(randomBet, (bet) => {
      const expected = refusalByConstants(bet);
      expect(refusalByRules(bet, WITHOUT)).toEqual(expected);
      expect(refusalByRules(bet, WITH.get(bet.currencyId) ?? WITHOUT)?.refusal ?? null).toBe(expected?.refusal ?? null);
      const name = expected?.refusal ?? 'accepted';
      seen.set(name, (seen.get(name) ?? 0) + 1);
    }),
    { numRuns: BETS },
  );
  for (const kind of [
    'accepted',
    'amount_low',
    'amount_high',
    'day_limit',
    'match_limit',
    'market_limit',
    'payout_limit',
  ])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(BETS / 5_000);
});
