import type { LegOutcome } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { FINAL_OUTCOMES, anyLegs, anyOdd, anyStake } from '../testing/bet-arbitraries';
import type { SettledLeg } from './leg-factor';
import { settleBet } from './settle-bet';

const NO_CAP = 10n ** 60n;

const legsOf = (outcomes: readonly LegOutcome[]) => anyLegs(outcomes, 15);
const leg = (odd: number, outcome: LegOutcome, dead_heat = 1): SettledLeg => ({ odd, outcome, dead_heat });
const settle = (stake: bigint, legs: readonly SettledLeg[], cap = NO_CAP) => settleBet({ stake, cap, legs });

describe('settleBet', () => {
  it('R8 void legs in every place count one', () => {
    fc.assert(
      fc.property(anyStake, legsOf(['won']), legsOf(['void', 'push']), fc.nat(), (amount, won, voided, place) => {
        const legs = won.toSpliced(place % (won.length + 1), 0, ...voided);
        expect(settle(amount, legs)).toEqual(settle(amount, won));
      }),
    );
  });

  it('R8 all legs void or push refund the stake, whatever the cap', () => {
    fc.assert(
      fc.property(anyStake, legsOf(['void', 'push']), (amount, legs) => {
        expect(settle(amount, legs, 0n)).toEqual({ state: 'refunded', payout: amount, settlementOdds: '1.000' });
      }),
    );
  });

  it('BET-9 one lost leg loses a parlay at once, pending legs or not', () => {
    fc.assert(
      fc.property(anyStake, legsOf([...FINAL_OUTCOMES, 'pending']), anyOdd, (amount, legs, price) => {
        const settlement = settle(amount, [...legs, leg(price, 'lost')]);
        expect(settlement).toEqual({ state: 'lost', payout: 0n, settlementOdds: '0.000' });
      }),
    );
  });

  it('BET-2 an open bet pays nothing yet and shows the odds at bet time for pending legs', () => {
    const legs = [leg(1_500, 'pending'), leg(2_000, 'won'), leg(3_000, 'void')];
    expect(settle(100n, legs)).toEqual({ state: 'open', payout: 0n, settlementOdds: '3.000' });
  });

  it.each([
    ['won', 1, 'won', 195n, '1.955'],
    ['half_won', 1, 'won', 147n, '1.478'],
    ['half_lost', 1, 'lost', 50n, '0.500'],
    ['push', 1, 'refunded', 100n, '1.000'],
    ['void', 1, 'refunded', 100n, '1.000'],
    ['dead_heat', 2, 'lost', 97n, '0.978'],
    ['dead_heat', 3, 'lost', 65n, '0.652'],
    ['lost', 1, 'lost', 0n, '0.000'],
    ['pending', 1, 'open', 0n, '1.955'],
  ] as const)(
    'C18 BET-9 a single of 1.00 at 1.955 that is %s among %i: %s, pays %s',
    (outcome, deadHeat, state, payout, settlementOdds) => {
      expect(settle(100n, [leg(1_955, outcome, deadHeat)])).toEqual({ state, payout, settlementOdds });
    },
  );

  it('BET-9 a dead heat at long odds still wins', () => {
    expect(settle(100n, [leg(9_000, 'dead_heat', 4)])).toEqual({
      state: 'won',
      payout: 225n,
      settlementOdds: '2.250',
    });
  });

  it('BET-9 a parlay that breaks even without a refund is won', () => {
    const legs = [leg(2_000, 'won'), leg(1_700, 'half_lost')];
    expect(settle(101n, legs)).toEqual({ state: 'won', payout: 101n, settlementOdds: '1.000' });
  });

  it('BET-9 a parlay that shrinks below three legs remains valid', () => {
    const legs = [leg(1_500, 'void'), leg(2_000, 'void'), leg(1_955, 'won')];
    expect(settle(100n, legs)).toEqual({ state: 'won', payout: 195n, settlementOdds: '1.955' });
  });

  it('R9 the payout is held to the cap, fifteen legs at 1000.000 too', () => {
    const legs = Array.from({ length: 15 }, () => leg(1_000_000, 'won'));
    expect(settle(10n ** 12n, legs).payout).toBe(10n ** 57n);
    expect(settle(10n ** 12n, legs, 10_000_000n).payout).toBe(10_000_000n);
  });
});
