import { describe, expect, it } from 'vitest';

import type { SettlingBet, SettlingDividend, SettlingLeg, SettlingPoint } from './settlement-store';
import { LegReader } from './current-leg';

const POINT: SettlingPoint = {
  pointId: 1,
  outcome: 'won',
  voidReason: null,
  deadHeat: 1,
  result: '2:0',
  rule: 'match-winner@1',
  source: 'feed',
  reason: null,
  decision: 1,
  startedAt: null,
};

const LEG: SettlingLeg = { position: 0, pointId: 1, categoryId: 2, odd: 2_000, state: null };

const BET: SettlingBet = {
  orderNo: 'A',
  accountId: 7,
  currencyId: 1,
  stake: 1_000n,
  cap: 100_000n,
  sizes: [1],
  isPool: false,
  betTime: 5_000,
  revision: 0,
  isCancel: 0,
  prizeStatus: 0,
  payout: null,
  legs: [LEG],
};

const readOf = (point: Partial<SettlingPoint>, dividends: readonly SettlingDividend[] = []) =>
  new LegReader({ points: [{ ...POINT, ...point }], dividends });

describe('LegReader', () => {
  it('BET-9 a leg receives the outcome of its point, with rule, result and source', () => {
    const { state, isChanged } = readOf({}).read(BET, LEG);
    expect(isChanged).toBe(true);
    expect(state).toMatchObject({ outcome: 'won', result: '2:0', rule: 'match-winner@1', source: 'feed', decision: 1 });
  });

  it('BET-9 a leg whose point is undecided, or decided as it was, stays', () => {
    const reader = readOf({});
    const state = reader.read(BET, LEG).state;
    expect(new LegReader({ points: [], dividends: [] }).read(BET, LEG)).toMatchObject({
      state: null,
      isChanged: false,
    });
    expect(reader.read(BET, { ...LEG, state })).toMatchObject({ state, isChanged: false });
  });

  it('BET-9 a leg placed at or after the real start is void, a live one is not', () => {
    const reader = readOf({ startedAt: 5_000 });
    expect(reader.read(BET, LEG).state).toMatchObject({
      outcome: 'void',
      voidReason: 'late_bet',
      rule: 'started-early@1',
    });
    expect(reader.read({ ...BET, betTime: 4_999 }, LEG).state).toMatchObject({ outcome: 'won' });
    expect(reader.read(BET, { ...LEG, categoryId: 3 }).state).toMatchObject({ outcome: 'won' });
  });

  it('R7 returns the reason of a repeated decision', () => {
    expect(readOf({ decision: 2, reason: 'wrong side' }).read(BET, LEG).reason).toBe('wrong side');
  });

  it('BET-2 a leg of a pool gets the closing odds of its currency', () => {
    const pool = { ...BET, isPool: true };
    const dividends = [
      { pointId: 1, currencyId: 1, isRefund: false, odds: 4_770 },
      { pointId: 1, currencyId: 9, isRefund: false, odds: 1_590 },
    ];
    const reader = readOf({}, dividends);
    expect(reader.read(pool, LEG).state?.closingOdd).toBe(4_770);
    expect(reader.read({ ...pool, currencyId: 9 }, LEG).state?.closingOdd).toBe(1_590);
  });

  it.each(['won', 'lost', 'push', 'half_won'] as const)('BET-2 a refunded pool voids a leg that is %s', (outcome) => {
    const dividends = [{ pointId: 1, currencyId: 1, isRefund: true, odds: null }];
    const { state } = readOf({ outcome }, dividends).read({ ...BET, isPool: true }, LEG);
    expect(state).toMatchObject({ outcome: 'void', voidReason: 'pool_refund', rule: 'pool@1', closingOdd: null });
  });

  it('BET-2 what neither wins nor loses goes back from a pool that pays, too', () => {
    const dividends = [{ pointId: 1, currencyId: 1, isRefund: false, odds: null }];
    const { state } = readOf({ outcome: 'push' }, dividends).read({ ...BET, isPool: true }, LEG);
    expect(state).toMatchObject({ outcome: 'void', voidReason: 'pool_refund' });
  });

  it('BET-2 a withdrawn leg of a pool needs no count, a decided one does', () => {
    const pool = { ...BET, isPool: true };
    const withdrawn = readOf({ outcome: 'void', voidReason: 'withdrawn', result: null });
    expect(withdrawn.read(pool, LEG).state).toMatchObject({ voidReason: 'withdrawn', closingOdd: null });
    expect(() => readOf({}).read(pool, LEG)).toThrow('decided and not counted');
  });
});
