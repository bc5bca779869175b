import type { LegOutcome } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settleBet, type SettledLeg } from './settle-bet';

const FINAL: readonly LegOutcome[] = ['won', 'lost', 'half_won', 'half_lost', 'push', 'void', 'dead_heat'];
const NO_CAP = 10n ** 60n;

const odd = fc.integer({ min: 1_001, max: 1_000_000 });
const stake = fc.bigInt({ min: 1n, max: 10n ** 12n });
const legsOf = (outcomes: readonly LegOutcome[]) =>
  fc.array(fc.record({ odd, outcome: fc.constantFrom(...outcomes) }), { minLength: 1, maxLength: 15 });

/** Exact rationals, told in quotients of their own: [top, bottom] of what one unit becomes. */
function referenceFactor({ odd: price, outcome }: SettledLeg): readonly [bigint, bigint] {
  const rational: Record<LegOutcome, readonly [bigint, bigint]> = {
    pending: [0n, 1n],
    won: [BigInt(price), 1_000n],
    lost: [0n, 1n],
    half_won: [BigInt(price) + 1_000n, 2_000n],
    half_lost: [1n, 2n],
    push: [1n, 1n],
    void: [1n, 1n],
    dead_heat: [BigInt(price), 2_000n],
  };
  return rational[outcome];
}

function referencePayout(amount: bigint, legs: readonly SettledLeg[]): bigint {
  const [top, bottom] = legs
    .map(referenceFactor)
    .reduce(([a, b], [c, d]) => [a * c, b * d] as const, [amount, 1n] as const);
  return top / bottom;
}

function permutations<Value>(values: readonly Value[]): Value[][] {
  if (values.length <= 1) return [[...values]];
  return values.flatMap((first, index) => permutations(values.toSpliced(index, 1)).map((rest) => [first, ...rest]));
}

const settle = (amount: bigint, legs: readonly SettledLeg[], cap = NO_CAP) => settleBet({ stake: amount, cap, legs });

describe('settleBet', () => {
  it('BET-9 pays what exact rationals give, cut once, for any outcomes', () => {
    fc.assert(
      fc.property(stake, legsOf(FINAL), (amount, legs) => {
        expect(settle(amount, legs).payout).toBe(referencePayout(amount, legs));
      }),
      { numRuns: 2_000 },
    );
  });

  it('BET-9 the order of the legs does not matter: every order of six', () => {
    const outcomes = ['won', 'void', 'half_won', 'half_lost', 'push', 'won'] as const;
    const legs = outcomes.map((outcome, index) => ({ odd: 1_333 + 111 * index, outcome }));
    const answers = new Set(permutations(legs).map((order) => JSON.stringify(settle(777n, order), bigintText)));
    expect(answers.size).toBe(1);
  });

  it('BET-9 void legs in every place count one', () => {
    fc.assert(
      fc.property(stake, legsOf(['won']), legsOf(['void', 'push']), fc.nat(), (amount, won, voided, place) => {
        const legs = won.toSpliced(place % (won.length + 1), 0, ...voided);
        expect(settle(amount, legs)).toEqual(settle(amount, won));
      }),
    );
  });

  it('BET-9 all legs void or push refund the stake, whatever the cap', () => {
    fc.assert(
      fc.property(stake, legsOf(['void', 'push']), (amount, legs) => {
        expect(settle(amount, legs, 0n)).toEqual({ state: 'refunded', payout: amount, settlementOdds: '1.000' });
      }),
    );
  });

  it('BET-9 one lost leg loses the parlay at once, pending legs or not', () => {
    fc.assert(
      fc.property(stake, legsOf([...FINAL, 'pending']), odd, (amount, legs, price) => {
        const settlement = settle(amount, [...legs, { odd: price, outcome: 'lost' }]);
        expect(settlement).toEqual({ state: 'lost', payout: 0n, settlementOdds: '0.000' });
      }),
    );
  });

  it('BET-2 an open bet pays nothing yet and shows the odds at bet time for pending legs', () => {
    const legs = [
      { odd: 1_500, outcome: 'pending' },
      { odd: 2_000, outcome: 'won' },
      { odd: 3_000, outcome: 'void' },
    ] as const;
    expect(settle(100n, legs)).toEqual({ state: 'open', payout: 0n, settlementOdds: '3.000' });
  });

  it.each([
    ['won', 'won', 195n, '1.955'],
    ['half_won', 'won', 147n, '1.477'],
    ['half_lost', 'lost', 50n, '0.500'],
    ['push', 'refunded', 100n, '1.000'],
    ['void', 'refunded', 100n, '1.000'],
    ['lost', 'lost', 0n, '0.000'],
    ['pending', 'open', 0n, '1.955'],
  ] as const)('BET-9 a single of 1.00 at 1.955 that is %s: %s, pays %s', (outcome, state, payout, settlementOdds) => {
    expect(settle(100n, [{ odd: 1_955, outcome }])).toEqual({ state, payout, settlementOdds });
  });

  it('BET-9 a parlay that breaks even without a refund is won', () => {
    const legs = [
      { odd: 2_000, outcome: 'won' },
      { odd: 1_700, outcome: 'half_lost' },
    ] as const;
    expect(settle(101n, legs)).toEqual({ state: 'won', payout: 101n, settlementOdds: '1.000' });
  });

  it('BET-9 a parlay that shrinks below three legs stands', () => {
    const legs = [
      { odd: 1_500, outcome: 'void' },
      { odd: 2_000, outcome: 'void' },
      { odd: 1_955, outcome: 'won' },
    ] as const;
    expect(settle(100n, legs)).toEqual({ state: 'won', payout: 195n, settlementOdds: '1.955' });
  });

  it('BET-9 the payout is held to the cap, fifteen legs at 1000.000 too', () => {
    const legs = Array.from({ length: 15 }, () => ({ odd: 1_000_000, outcome: 'won' as const }));
    expect(settle(10n ** 12n, legs).payout).toBe(10n ** 57n);
    expect(settle(10n ** 12n, legs, 10_000_000n).payout).toBe(10_000_000n);
  });
});

function bigintText(_key: string, value: unknown): unknown {
  return typeof value === 'bigint' ? value.toString() : value;
}
