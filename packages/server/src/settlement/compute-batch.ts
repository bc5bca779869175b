import type { MovedBet } from '../bus';
import { Debts, computeSettlement } from './compute-settlement';
import { LegReader } from './current-leg';
import type { BetSettlement, ChangedLeg, SettlingBatch } from './settlement-store';

export interface ComputedBatch {
  readonly touched: readonly MovedBet[];
  readonly legs: readonly ChangedLeg[];
  readonly settlements: readonly BetSettlement[];
}

/** @param debts shared by the batches of one run that locks nothing. */
export function computeBatch(batch: SettlingBatch, debts: Debts = new Debts(batch.wallets)): ComputedBatch {
  const reader = new LegReader(batch);
  const touched: MovedBet[] = [];
  const changed: ChangedLeg[] = [];
  const settlements: BetSettlement[] = [];
  for (const bet of batch.bets) {
    const legs = bet.legs.map((leg) => reader.read(bet, leg));
    if (!legs.some((leg) => leg.isChanged)) continue;
    const { orderNo, accountId } = bet;
    touched.push({ orderNo, accountId });
    for (const { leg, state, isChanged } of legs)
      if (isChanged && state !== null) changed.push({ orderNo, position: leg.position, state });
    const settlement = computeSettlement(bet, legs);
    if (settlement !== null)
      settlements.push({ ...settlement, ...debts.applyPayout(accountId, bet.payout ?? 0n, settlement.payout) });
  }
  return { touched, legs: changed, settlements };
}
