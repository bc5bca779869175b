import type { BetHistoryItem, BetReceipt, ReceiptLeg, ReceiptRevision } from '@clutchline/contract';
import { buildBet, buildBetLeg } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { factorText } from './receipt-revision';
import { recompute } from './recompute';

const WON: ReceiptLeg = {
  odd: '1.955',
  outcome: 'won',
  void_reason: null,
  dead_heat: 1,
  closing_odd: null,
  rule: 'match-winner@1',
  result: '2:0',
};

function settled(
  revision: Partial<ReceiptRevision>,
  bet: Partial<BetHistoryItem> = {},
  is_pool: 0 | 1 = 0,
  cap: string | null = '1000.00',
) {
  const sent: ReceiptRevision = {
    revision: 1,
    settle_time: 1,
    source: 'simulator',
    reason: null,
    is_cancel: 0,
    prize_status: 1,
    settlement_odds: '1.955',
    settlement_amount: '97.75',
    legs: [WON],
    ...revision,
  };
  const legs = sent.legs.map((_, index) => buildBetLeg({ shop_id: index + 1 }));
  const receipt: BetReceipt = { bet: buildBet({ legs, ...bet }), cap, is_pool, revisions: [sent] };
  return recompute(receipt, sent);
}

describe('recompute', () => {
  it('BET-9 has the result of the server, to the minor unit', () => {
    expect(settled({})).toMatchObject({ payout: '97.75', odds: '1.955', agrees: true, isCapped: false });
  });

  it('BET-9 does not agree with another amount, other odds or another ending', () => {
    expect(settled({ settlement_amount: '97.76' })?.agrees).toBe(false);
    expect(settled({ settlement_odds: '1.956' })?.agrees).toBe(false);
    expect(settled({ prize_status: 2 })?.agrees).toBe(false);
    expect(settled({ is_cancel: 1, prize_status: 0 })?.agrees).toBe(false);
  });

  it('BET-9 gives a void ticket its stake back', () => {
    const legs = [{ ...WON, outcome: 'void', void_reason: 'cancelled' } as const];
    const sent = { is_cancel: 1, prize_status: 0, settlement_amount: '50.00', settlement_odds: '1.000', legs } as const;
    expect(settled(sent)).toMatchObject({ payout: '50.00', agrees: true });
  });

  it('BET-9 limits a payout to its cap and states it', () => {
    const legs = [{ ...WON, odd: '100.000' }];
    const sent = { settlement_amount: '1000.00', settlement_odds: '100.000', legs };
    expect(settled(sent)).toMatchObject({ payout: '1000.00', isCapped: true, agrees: true });
  });

  it('BET-2 pays a pool at its closing odds', () => {
    const legs = [{ ...WON, odd: '4.600', closing_odd: '3.864' }];
    const sent = { settlement_amount: '193.20', settlement_odds: '3.864', legs };
    expect(settled(sent, {}, 1)).toMatchObject({ payout: '193.20', agrees: true });
    expect(settled(sent, {}, 0)?.agrees).toBe(false);
    expect(settled(sent, {}, 1, null)).toMatchObject({ agrees: true, isCapped: false });
  });

  it('SLIP-7 computes a system of two of three with a leg lost', () => {
    const legs = [{ ...WON, odd: '2.000' }, { ...WON, odd: '3.000' }, { ...WON, outcome: 'lost' } as const];
    const sent = { settlement_amount: '100.00', settlement_odds: '2.000', legs };
    expect(settled(sent, { kind: 'parlay', sizes: [2], lines: 3 })).toMatchObject({ payout: '100.00', agrees: true });
  });

  it('BET-9 a currency without decimals is computed without', () => {
    const sent = { settlement_amount: '97', legs: [WON] };
    const { legs } = buildBet();
    const bet = buildBet({ stake: '50', legs });
    const revision: ReceiptRevision = {
      revision: 1,
      settle_time: 1,
      source: '',
      reason: null,
      is_cancel: 0,
      prize_status: 1,
      settlement_odds: '1.955',
      ...sent,
    };
    expect(recompute({ bet, cap: '1000', is_pool: 0, revisions: [revision] }, revision)).toMatchObject({
      payout: '97',
      agrees: true,
    });
  });

  it('BET-9 computes nothing for a receipt it cannot read', () => {
    expect(settled({ legs: [] }, { legs: [buildBetLeg()] })).toBeNull();
  });
});

describe('factorText', () => {
  it.each([
    ['won', '1.955'],
    ['half_won', '(1.955 + 1) ÷ 2'],
    ['half_lost', '1 ÷ 2'],
    ['push', '1.000'],
    ['void', '1.000'],
    ['dead_heat', '1.955 ÷ 2'],
    ['lost', '0'],
  ] as const)('BET-9 writes %s as %s', (outcome, text) => {
    expect(factorText({ odd: 1_955, outcome, dead_heat: 2 })).toBe(text);
  });
});
