import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { PointOutcome } from '../settlement/result-store';
import { countedTickets, countPool } from './count-pool';
import type { SettledPlay } from '../settlement/determine-outcomes';

type Outcome = PointOutcome['outcome'];

const decidedOf = (outcomes: readonly Outcome[], fields: Partial<SettledPlay> = {}): SettledPlay => ({
  playId: 5,
  status: 4,
  startedAt: null,
  play: {
    playId: 5,
    market: 'match_winner',
    round: 0,
    line: null,
    inList: false,
    status: 3,
    bestOf: 3,
    takeout: 80,
    startedAt: null,
    voided: null,
    points: outcomes.map((_, index) => ({ point_id: index + 1, pick: { kind: 'draw' }, line: null, decided: null })),
  },
  points: outcomes.map((outcome, index) => ({
    pointId: index + 1,
    outcome,
    voidReason: outcome === 'void' ? 'withdrawn' : null,
    deadHeat: 1,
    result: null,
    rule: 'r@1',
    source: 'feed',
    reason: null,
  })),
  ...fields,
});

const ticketsOf = (stakes: readonly (readonly [pointId: number, stake: bigint])[], betTime = 0) =>
  stakes.map(([pointId, stake]) => ({ orderNo: 'N', pointId, currencyId: 1, stake, betTime }));

describe('countPool', () => {
  it('BET-2 returns what winners pay and what losers would have paid', () => {
    const count = countPool(
      decidedOf(['won', 'lost', 'lost']),
      1,
      ticketsOf([
        [1, 5_000n],
        [2, 3_000n],
        [3, 2_000n],
      ]),
    );
    expect(count).toMatchObject({ isRefund: false, gross: 10_000n, takeoutAmount: 800n, paid: 9_200n, breakage: 0n });
    expect(count.dividends.map(({ odds }) => odds)).toEqual([1_840, 3_066, 4_600]);
  });

  it('BET-2 excludes a withdrawn point and refunds its stakes', () => {
    const count = countPool(
      decidedOf(['won', 'lost', 'void']),
      1,
      ticketsOf([
        [1, 5_000n],
        [2, 3_000n],
        [3, 2_000n],
      ]),
    );
    expect(count).toMatchObject({ gross: 8_000n, refunded: 2_000n, takeoutAmount: 640n });
    expect(count.dividends.map(({ odds }) => odds)).toEqual([1_472, 2_453, null]);
  });

  it('BET-2 refunds everything if every point is void or push', () => {
    const count = countPool(
      decidedOf(['push', 'push']),
      1,
      ticketsOf([
        [1, 5_000n],
        [2, 3_000n],
      ]),
    );
    expect(count).toMatchObject({ isRefund: true, gross: 8_000n, refunded: 8_000n, paid: 0n, takeoutAmount: 0n });
  });

  it('BET-2 an empty pool is nothing to pay', () => {
    expect(countPool(decidedOf(['won', 'lost']), 1, [])).toMatchObject({ isRefund: true, gross: 0n, tickets: 0 });
  });

  it('BET-2 counts tickets placed before the real start alone', () => {
    const tickets = [...ticketsOf([[1, 1n]], 6), ...ticketsOf([[1, 2n]], 7), ...ticketsOf([[2, 3n]], 8)];
    expect(countedTickets(7, tickets).map(({ stake }) => stake)).toEqual([1n]);
    expect(countedTickets(null, tickets)).toHaveLength(3);
  });

  it('R32 paid + takeout + breakage + refunded is what was staked, whatever the outcomes', () => {
    const outcome = fc.constantFrom<Outcome>('won', 'lost', 'dead_heat', 'void', 'push');
    const outcomes = fc.array(outcome, { minLength: 1, maxLength: 5 });
    const ticket = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.bigInt({ min: 1n, max: 10n ** 12n }));
    fc.assert(
      fc.property(outcomes, fc.array(ticket, { maxLength: 12 }), (ended, drawn) => {
        const tickets = ticketsOf(drawn.filter(([pointId]) => pointId <= ended.length));
        const { paid, takeoutAmount, breakage, refunded } = countPool(decidedOf(ended), 1, tickets);
        const staked = tickets.reduce((sum, { stake }) => sum + stake, 0n);
        expect(paid + takeoutAmount + breakage + refunded).toBe(staked);
        expect(takeoutAmount >= 0n && breakage >= 0n).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});
