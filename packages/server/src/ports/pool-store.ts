import type { LegOutcome } from '@clutchline/contract';

/** A ticket of a pool. Money in minor units. */
export interface PoolTicketRecord {
  readonly pointId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly betTime: number;
}

/** Dividend of one point of a counted pool. */
export interface PoolDividendRecord {
  readonly pointId: number;
  readonly stakes: bigint;
  /** Thousandths; for a losing point, what it would have paid. Null if it has no stakes or everything is refunded. */
  readonly odds: number | null;
}

/** A counted pool in one currency; written once per revision. */
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
  /** The transaction that reversed the pool-close of the previous revision; null if there was none. */
  readonly reversalId: number | null;
  readonly dividends: readonly PoolDividendRecord[];
}

/** The last count of a pool; `isPosted` if its pool-close is in the ledger. */
export interface StoredPoolCount extends PoolCount {
  readonly isPosted: boolean;
}

/** Current stakes of a pool by point, in one currency. */
export interface PoolState {
  readonly playId: number;
  readonly gameId: number;
  /** Thousandths. */
  readonly takeout: number;
  readonly points: readonly PoolStatePoint[];
  /** Announced start of its match. */
  readonly startTime: number;
  /** Actual start if the match began early, else null: tickets from then on are void. */
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
  /** Confirmed tickets of a pool in every currency, without swapped ones. */
  tickets(playId: number): Promise<PoolTicketRecord[]>;
  /** The last count in each currency. */
  counts(playIds: readonly number[]): Promise<StoredPoolCount[]>;
  /** The same for one pool, locked, so that no other transaction posts them. */
  lockCounts(playId: number): Promise<StoredPoolCount[]>;
  insert(counts: readonly PoolCount[]): Promise<void>;
  /** Counts whose tickets are all paid and whose takeout and breakage are still in house:pool, locked. */
  lockPaid(): Promise<PoolCount[]>;
  markPosted(count: PoolCount, transactionId: number): Promise<void>;
  /** Those of the plays that are pools, with their current stakes. */
  states(playIds: readonly number[], currencyId: number): Promise<PoolState[]>;
  /** Open pools with a ticket after this ledger transaction, and the latest ledger transaction. */
  changedSince(transactionId: number): Promise<{ readonly playIds: number[]; readonly last: number }>;
}
