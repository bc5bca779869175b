import { describe, expect, it } from 'vitest';

import type { LegState, SettlingBet } from './settlement-store';
import { computeSettlement, Debts } from './compute-settlement';
import type { CurrentLeg } from './current-leg';

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
  legs: [],
};

const leg = (state: Partial<LegState> | null, reason: string | null = null): CurrentLeg => ({
  leg: { position: 0, pointId: 1, categoryId: 2, odd: 2_000, state: null },
  isChanged: true,
  reason,
  state:
    state === null
      ? null
      : {
          outcome: 'won',
          voidReason: null,
          deadHeat: 1,
          closingOdd: null,
          result: '2:0',
          rule: 'r@1',
          source: 'feed',
          decision: 1,
          ...state,
        },
});

describe('computeSettlement', () => {
  it('BET-9 records result, rules, source and the legs as they were read', () => {
    expect(computeSettlement(BET, [leg({})])).toEqual({
      orderNo: 'A',
      revision: 1,
      isCancel: 0,
      prizeStatus: 1,
      settlementOdds: '2.000',
      payout: 2_000n,
      rules: ['r@1'],
      source: 'feed',
      reason: null,
      legs: [
        {
          position: 0,
          odd: 2_000,
          outcome: 'won',
          void_reason: null,
          dead_heat: 1,
          closing_odd: null,
          result: '2:0',
          rule: 'r@1',
        },
      ],
    });
  });

  it('BET-3 is null while the bet is open, and a refund is neither won nor lost', () => {
    expect(computeSettlement(BET, [leg(null)])).toBeNull();
    const refund = computeSettlement(BET, [leg({ outcome: 'void', voidReason: 'cancelled' })]);
    expect(refund).toMatchObject({ isCancel: 1, prizeStatus: 0, payout: 1_000n });
  });

  it('R7 is null if the result of the bet is unchanged, otherwise the next revision', () => {
    const lost = { ...BET, revision: 2, prizeStatus: 2, payout: 0n } as const;
    expect(computeSettlement(lost, [leg({ outcome: 'lost' })])).toBeNull();
    expect(computeSettlement(lost, [leg({}, 'wrong side')])).toMatchObject({
      revision: 3,
      payout: 2_000n,
      reason: 'wrong side',
    });
  });

  it('I5 a settled bet whose corrected legs would reopen it remains settled', () => {
    const lost = { ...BET, sizes: [2], revision: 1, prizeStatus: 2, payout: 0n } as const;
    expect(computeSettlement(lost, [leg({}), leg(null)])).toBeNull();
  });

  it('BET-2 a winner of a pool gets its closing odds, which share a dead heat already', () => {
    const pool = { ...BET, isPool: true };
    expect(computeSettlement(pool, [leg({ closingOdd: 4_770 })])).toMatchObject({
      payout: 4_770n,
      settlementOdds: '4.770',
    });
    expect(computeSettlement(pool, [leg({ outcome: 'dead_heat', deadHeat: 2, closingOdd: 1_120 })])).toMatchObject({
      payout: 1_120n,
    });
    expect(computeSettlement(pool, [leg({ outcome: 'lost', closingOdd: 3_000 })])).toMatchObject({
      payout: 0n,
      prizeStatus: 2,
    });
  });

  it('BET-9 names each source and rule once', () => {
    const settlement = computeSettlement({ ...BET, sizes: [3] }, [leg({}), leg({ source: 'b' }), leg({ rule: 'q@2' })]);
    expect(settlement).toMatchObject({ source: 'feed, b', rules: ['r@1', 'q@2'], payout: 8_000n });
  });
});

const debtsOf = (balance: bigint, debt: bigint) => new Debts([{ accountId: 7, balance, debt }]);

describe('Debts', () => {
  it('R7 a correction debits the balance first, and only the rest is owed', () => {
    expect(debtsOf(500n, 0n).applyPayout(7, 2_000n, 0n)).toEqual({ owed: 1_500n, repaid: 0n });
    expect(debtsOf(2_000n, 0n).applyPayout(7, 2_000n, 0n)).toEqual({ owed: 0n, repaid: 0n });
  });

  it('R7 a payout repays what is owed first', () => {
    expect(debtsOf(0n, 1_500n).applyPayout(7, 0n, 1_000n)).toEqual({ owed: 0n, repaid: 1_000n });
    expect(debtsOf(0n, 1_500n).applyPayout(7, 0n, 4_000n)).toEqual({ owed: 0n, repaid: 1_500n });
  });

  it('R7 a bet with a new payout repays from it what the reversal could not debit', () => {
    expect(debtsOf(300n, 0n).applyPayout(7, 1_000n, 600n)).toEqual({ owed: 700n, repaid: 600n });
  });

  it('R7 counts bet after bet of one player', () => {
    const debts = debtsOf(100n, 0n);
    expect(debts.applyPayout(7, 300n, 0n)).toEqual({ owed: 200n, repaid: 0n });
    expect(debts.applyPayout(7, 0n, 150n)).toEqual({ owed: 0n, repaid: 150n });
    expect(debts.applyPayout(7, 0n, 150n)).toEqual({ owed: 0n, repaid: 50n });
    expect(debts.applyPayout(7, 120n, 0n)).toEqual({ owed: 20n, repaid: 0n });
  });

  it('R7 nothing is owed or repaid if the batch locks no wallet', () => {
    expect(new Debts(null).applyPayout(7, 0n, 900n)).toEqual({ owed: 0n, repaid: 0n });
  });
});
