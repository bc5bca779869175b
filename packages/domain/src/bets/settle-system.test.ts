import type { LegOutcome } from '@clutchline/contract';
import { casesOf } from '@clutchline/test-support/cases-of';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINAL_OUTCOMES, anyLegs, anyStake, anySystem } from '../testing/bet-arbitraries';
import {
  permutations,
  referenceFactor,
  referenceLine,
  referenceCombinations,
  referencePayout,
  referenceSystem,
} from '../testing/reference-bet';
import type { SettledLeg } from './leg-factor';
import { settleBet, type BetToSettle } from './settle-bet';

const NO_CAP = 10n ** 60n;
const PARLAYS = casesOf(5_000, 20_000);
const MINUTE = { timeout: 60_000 };

const leg = (odd: number, outcome: LegOutcome): SettledLeg => ({ odd, outcome, dead_heat: 1 });
const factorsOf = (legs: readonly SettledLeg[]) =>
  legs.map(({ odd, outcome, dead_heat }) => referenceFactor(odd, outcome, dead_heat));

function reference({ stake, cap, legs, sizes }: BetToSettle) {
  if (legs.every(({ outcome }) => outcome === 'void' || outcome === 'push'))
    return { state: 'refunded', payout: stake };
  const factor = sizes === undefined ? referenceLine(factorsOf(legs)) : referenceSystem(factorsOf(legs), sizes);
  return { state: factor[0] < factor[1] ? 'lost' : 'won', payout: referencePayout(stake, factor, cap) };
}

describe('settleBet against lines enumerated in exact rationals', () => {
  const cap = fc.oneof(fc.constant(NO_CAP), fc.bigInt({ min: 0n, max: 10n ** 13n }));

  it(`R8 ${PARLAYS} parlays with every outcome agree`, MINUTE, () => {
    fc.assert(
      fc.property(anyStake, cap, anyLegs(FINAL_OUTCOMES, 15), (stake, most, legs) => {
        const bet = { stake, cap: most, legs };
        expect(settleBet(bet)).toMatchObject(reference(bet));
      }),
      { numRuns: PARLAYS },
    );
  });

  it('R8 1,000 systems of up to eight legs with every outcome agree', MINUTE, () => {
    fc.assert(
      fc.property(anyStake, cap, anySystem(FINAL_OUTCOMES, 2, 8), (stake, most, { legs, sizes }) => {
        const bet = { stake, cap: most, legs, sizes };
        expect(settleBet(bet)).toMatchObject(reference(bet));
      }),
      { numRuns: 1_000 },
    );
  });

  it('R8 the order of the legs does not matter: every order of five', MINUTE, () => {
    fc.assert(
      fc.property(anyStake, anySystem([...FINAL_OUTCOMES, 'pending'], 2, 5), (stake, { legs, sizes }) => {
        const [first, ...others] = permutations(legs).map((order) =>
          settleBet({ stake, cap: NO_CAP, legs: order, sizes }),
        );
        for (const other of others) expect(other).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });

  it('R8 the order of fifteen legs does not matter', () => {
    const shuffled = anyLegs(FINAL_OUTCOMES, 15).chain((legs) =>
      fc.tuple(fc.constant(legs), fc.shuffledSubarray(legs, { minLength: legs.length })),
    );
    fc.assert(
      fc.property(anyStake, shuffled, (stake, [legs, other]) => {
        const sizes = [Math.ceil(legs.length / 2)];
        expect(settleBet({ stake, cap: NO_CAP, legs: other, sizes })).toEqual(
          settleBet({ stake, cap: NO_CAP, legs, sizes }),
        );
      }),
    );
  });
});

describe('settleBet of a system', () => {
  it(
    'R8 is lost at once when every line has a lost leg, open while one may win, decided when none is pending',
    MINUTE,
    () => {
      fc.assert(
        fc.property(anyStake, anySystem(['won', 'lost', 'void', 'pending'], 2, 7), (stake, { legs, sizes }) => {
          const lines = referenceCombinations(legs.length, sizes);
          const isDead = lines.every((line) => line.some((index) => legs[index]?.outcome === 'lost'));
          const isPending = legs.some(({ outcome }) => outcome === 'pending');
          const { state, payout } = settleBet({ stake, cap: NO_CAP, legs, sizes });
          expect(state === 'open').toBe(isPending && !isDead);
          if (isDead) expect([state, payout]).toEqual(['lost', 0n]);
          if (state === 'open') expect(payout).toBe(0n);
        }),
        { numRuns: 2_000 },
      );
    },
  );

  it('SLIP-7 a lost leg costs its lines alone: 3 of 4 with one lost pays one line', () => {
    const legs = [leg(2_000, 'won'), leg(2_000, 'lost'), leg(3_000, 'won'), leg(4_000, 'won')];
    expect(settleBet({ stake: 400n, cap: NO_CAP, legs, sizes: [3] })).toEqual({
      state: 'won',
      payout: 2_400n,
      settlementOdds: '6.000',
    });
  });

  it('BET-9 a system that returns less than its stake is lost, with what it returned', () => {
    const legs = [leg(1_100, 'won'), leg(1_100, 'won'), leg(1_100, 'won'), leg(5_000, 'lost')];
    expect(settleBet({ stake: 400n, cap: NO_CAP, legs, sizes: [3, 4] })).toEqual({
      state: 'lost',
      payout: 106n,
      settlementOdds: '0.266',
    });
  });

  it('BET-9 a void leg leaves shorter combinations that remain valid', () => {
    const legs = [leg(2_000, 'won'), leg(9_000, 'void'), leg(3_000, 'won'), leg(4_000, 'lost')];
    expect(settleBet({ stake: 400n, cap: NO_CAP, legs, sizes: [3] })).toMatchObject({ state: 'won', payout: 600n });
  });

  it('R9 32,647 lines at 1000.000 are held to the cap', () => {
    const legs = Array.from({ length: 15 }, () => leg(1_000_000, 'won'));
    const sizes = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
    expect(settleBet({ stake: 10n ** 12n, cap: 10_000_000n, legs, sizes }).payout).toBe(10_000_000n);
  });

  it('bad-input 51: a bet without lines cannot be settled', () => {
    expect(() => settleBet({ stake: 1n, cap: 1n, legs: [leg(2_000, 'won')], sizes: [3] })).toThrow(RangeError);
  });
});
