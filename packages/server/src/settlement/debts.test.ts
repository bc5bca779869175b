import { describe, expect, it } from 'vitest';

import { Debts } from './debts';

const debtsOf = (balance: bigint, debt: bigint) => new Debts([{ accountId: 7, balance, debt }]);

describe('Debts', () => {
  it('R7 a correction takes from the balance first, and only the rest is owed', () => {
    expect(debtsOf(500n, 0n).applyPayout(7, 2_000n, 0n)).toEqual({ owed: 1_500n, repaid: 0n });
    expect(debtsOf(2_000n, 0n).applyPayout(7, 2_000n, 0n)).toEqual({ owed: 0n, repaid: 0n });
  });

  it('R7 a payout repays what is owed first', () => {
    expect(debtsOf(0n, 1_500n).applyPayout(7, 0n, 1_000n)).toEqual({ owed: 0n, repaid: 1_000n });
    expect(debtsOf(0n, 1_500n).applyPayout(7, 0n, 4_000n)).toEqual({ owed: 0n, repaid: 1_500n });
  });

  it('R7 a bet that pays otherwise repays from its new payout what the reversal could not take', () => {
    expect(debtsOf(300n, 0n).applyPayout(7, 1_000n, 600n)).toEqual({ owed: 700n, repaid: 600n });
  });

  it('R7 counts bet after bet of one player', () => {
    const debts = debtsOf(100n, 0n);
    expect(debts.applyPayout(7, 300n, 0n)).toEqual({ owed: 200n, repaid: 0n });
    expect(debts.applyPayout(7, 0n, 150n)).toEqual({ owed: 0n, repaid: 150n });
    expect(debts.applyPayout(7, 0n, 150n)).toEqual({ owed: 0n, repaid: 50n });
    expect(debts.applyPayout(7, 120n, 0n)).toEqual({ owed: 20n, repaid: 0n });
  });

  it('R7 nothing is owed or repaid where no wallet of the batch is concerned', () => {
    expect(new Debts(null).applyPayout(7, 0n, 900n)).toEqual({ owed: 0n, repaid: 0n });
  });
});
