import { paidLeg, settleBet } from '@clutchline/domain';

import type { BetSettlement, SettlingBet } from './settlement-store';
import type { LegRecord } from '../platform/records';
import type { CurrentLeg } from './current-leg';

export type ComputedSettlement = Omit<BetSettlement, 'repaid' | 'owed'>;

/**
 * Settlement of a bet (BET-9); null while it is open or if unchanged. If corrected legs would reopen a settled bet, its
 * settlement stays until all legs are decided.
 */
export function computeSettlement(bet: SettlingBet, legs: readonly CurrentLeg[]): ComputedSettlement | null {
  const { stake, cap, sizes } = bet;
  const settled = settleBet({ stake, cap, sizes, legs: legs.map((leg) => toSettledLeg(bet, leg)) });
  if (settled.state === 'open') return null;
  const isCancel = settled.state === 'refunded' ? 1 : 0;
  const prizeStatus = settled.state === 'refunded' ? 0 : settled.state === 'won' ? 1 : 2;
  const isAsBefore = bet.isCancel === isCancel && bet.prizeStatus === prizeStatus && bet.payout === settled.payout;
  if (bet.revision > 0 && isAsBefore) return null;
  const states = legs.flatMap(({ state }) => (state === null ? [] : [state]));
  return {
    orderNo: bet.orderNo,
    revision: bet.revision + 1,
    isCancel,
    prizeStatus,
    settlementOdds: settled.settlementOdds,
    payout: settled.payout,
    rules: [...new Set(states.map(({ rule }) => rule))],
    legs: legs.map(toRecord),
    source: [...new Set(states.map(({ source }) => source))].join(', '),
    reason: legs.find(({ reason }) => reason !== null)?.reason ?? null,
  };
}

function toSettledLeg({ isPool }: SettlingBet, { leg, state }: CurrentLeg) {
  if (state === null) return { odd: leg.odd, outcome: 'pending', dead_heat: 1 } as const;
  const { outcome, deadHeat, closingOdd } = state;
  return paidLeg({ odd: leg.odd, outcome, dead_heat: deadHeat, closing_odd: closingOdd }, isPool);
}

const PENDING = {
  outcome: 'pending',
  voidReason: null,
  deadHeat: 1,
  closingOdd: null,
  result: null,
  rule: null,
} as const;

function toRecord({ leg: { position, odd }, state }: CurrentLeg): LegRecord {
  const { outcome, voidReason, deadHeat, closingOdd, result, rule } = state ?? PENDING;
  return {
    position,
    odd,
    outcome,
    void_reason: voidReason,
    dead_heat: deadHeat,
    closing_odd: closingOdd,
    result,
    rule,
  };
}
