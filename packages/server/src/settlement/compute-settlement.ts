import { paidLeg, settleBet } from '@clutchline/domain';

import type { BetSettlement, SettlingBet, LockedWallet } from './settlement-store';
import type { LegRecord } from '../platform/records';
import type { CurrentLeg } from './current-leg';

export type ComputedSettlement = Omit<BetSettlement, 'repaid' | 'owed'>;

/**
 * Null while the bet is open or unchanged (BET-9). If corrected legs reopen a settled bet, its settlement remains until
 * all are decided.
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

/** Applies bets in write order (R7). What the balance cannot return becomes debt; payouts first repay debt. */
export class Debts {
  readonly #wallets: Map<number, { balance: bigint; debt: bigint }>;

  /** Null without debts. */
  constructor(wallets: readonly LockedWallet[] | null) {
    this.#wallets = new Map();
    this.add(wallets ?? []);
  }

  /** Known ones keep what was applied. */
  add(wallets: readonly LockedWallet[]): void {
    for (const { accountId, balance, debt } of wallets)
      if (!this.#wallets.has(accountId)) this.#wallets.set(accountId, { balance, debt });
  }

  /** @param before returned first. */
  applyPayout(accountId: number, before: bigint, payout: bigint): Pick<BetSettlement, 'owed' | 'repaid'> {
    const wallet = this.#wallets.get(accountId);
    if (wallet === undefined) return { owed: 0n, repaid: 0n };
    const returned = least(wallet.balance, before);
    const owed = before - returned;
    const repaid = least(wallet.debt + owed, payout);
    wallet.balance += payout - repaid - returned;
    wallet.debt += owed - repaid;
    return { owed, repaid };
  }
}

const least = (a: bigint, b: bigint): bigint => (a < b ? a : b);
