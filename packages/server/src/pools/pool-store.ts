import type { LegOutcome } from '@clutchline/contract';

/** Money in minor units. */
export interface PoolTicketRecord {
  readonly pointId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly betTime: number;
}

export interface PoolDividendRecord {
  readonly pointId: number;
  readonly stakes: bigint;
  /** Thousandths; what a losing point would have paid. Null without stakes or if refunded. */
  readonly odds: number | null;
}

/** Written once per revision. */
export interface PoolCount {
  readonly playId: number;
  readonly currencyId: number;
  readonly revision: number;
  readonly isRefund: boolean;
  readonly at: number;
  /** Thousandths. */
  readonly takeout: number;
  readonly tickets: number;
  readonly gross: bigint;
  readonly takeoutAmount: bigint;
  readonly breakage: bigint;
  readonly paid: bigint;
  readonly refunded: bigint;
  /** The transaction that reversed the previous pool-close, or null. */
  readonly reversalId: number | null;
  readonly dividends: readonly PoolDividendRecord[];
}

/** `isPosted`: its pool-close is in the ledger. */
export interface StoredPoolCount extends PoolCount {
  readonly isPosted: boolean;
}

export interface PoolState {
  readonly playId: number;
  readonly gameId: number;
  /** Thousandths. */
  readonly takeout: number;
  readonly points: readonly PoolStatePoint[];
  readonly startTime: number;
  /** Actual start if early: tickets from then on are void. */
  readonly startedAt: number | null;
}

export interface PoolStatePoint {
  readonly pointId: number;
  readonly odd: number;
  readonly stakes: bigint;
  readonly tickets: number;
  /** Null while undecided. */
  readonly outcome: LegOutcome | null;
}

export interface PoolStore {
  /** Confirmed, not swapped; in every currency. */
  tickets(playId: number): Promise<PoolTicketRecord[]>;
  /** Latest per currency. */
  counts(playIds: readonly number[]): Promise<StoredPoolCount[]>;
  /** Locks them, so that no other transaction posts them. */
  lockCounts(playId: number): Promise<StoredPoolCount[]>;
  insert(counts: readonly PoolCount[]): Promise<void>;
  /** Locks counts whose tickets are all paid and whose takeout and breakage are still in house:pool. */
  lockPaid(): Promise<PoolCount[]>;
  markPosted(count: PoolCount, transactionId: number): Promise<void>;
  /** Omits plays that are not pools. */
  states(playIds: readonly number[], currencyId: number): Promise<PoolState[]>;
  /** Open pools with a newer ticket, and the latest ledger transaction. */
  changedSince(transactionId: number): Promise<{ readonly playIds: number[]; readonly last: number }>;
}
