import type { VoidReason } from '@clutchline/contract';
import type { CaseRule } from '@clutchline/domain';

import { computeSettlement, Debts } from './compute-settlement';
import { OPERATOR_SOURCE } from './plan-decisions';
import {
  VOIDED_TICKET,
  type BetSettlement,
  type ChangedLeg,
  type LegState,
  type SettlingBatch,
} from './settlement-store';

export interface ComputedVoid {
  readonly accountId: number;
  readonly legs: readonly ChangedLeg[];
  readonly settlement: BetSettlement;
}

const VOID_RULE: CaseRule = 'operator-void@1';

/** Of the one bet of the batch; null: it was refunded already, or cannot be settled. */
export function computeVoid(batch: SettlingBatch, voidReason: VoidReason, reason: string): ComputedVoid | null {
  const [bet] = batch.bets;
  if (bet === undefined) return null;
  const state: LegState = {
    ...{ outcome: 'void', voidReason, deadHeat: 1, closingOdd: null, result: null, rule: VOID_RULE },
    ...{ source: OPERATOR_SOURCE, decision: VOIDED_TICKET },
  };
  const legs = bet.legs.map((leg) => ({ leg, state, isChanged: true, reason }));
  const computed = computeSettlement(bet, legs);
  if (computed === null) return null;
  const { orderNo, accountId, payout } = bet;
  const debts = new Debts(batch.wallets).applyPayout(accountId, payout ?? 0n, computed.payout);
  return {
    accountId,
    legs: bet.legs.map(({ position }) => ({ orderNo, position, state })),
    settlement: { ...computed, ...debts },
  };
}
