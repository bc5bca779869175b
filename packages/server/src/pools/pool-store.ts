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
  /** Thousandths, also for losing points. Null without stakes or if refunded. */
  readonly odds: number | null;
}

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
  readonly outcome: LegOutcome | null;
}

export interface PoolStore {
  /** Confirmed, not swapped; in every currency. */
  tickets(playId: number): Promise<PoolTicketRecord[]>;
  counts(playIds: readonly number[]): Promise<StoredPoolCount[]>;
  /** Locks them against posting. */
  lockCounts(playId: number): Promise<StoredPoolCount[]>;
  insert(counts: readonly PoolCount[]): Promise<void>;
  /** Locks counts whose tickets are paid, but not takeout and breakage. */
  lockPaid(): Promise<PoolCount[]>;
  markPosted(count: PoolCount, transactionId: number): Promise<void>;
  states(playIds: readonly number[], currencyId: number): Promise<PoolState[]>;
  /** Open pools with a newer ticket. */
  changedSince(transactionId: number): Promise<{ readonly playIds: number[]; readonly last: number }>;
}
