import type { LegOutcome } from '@clutchline/contract';

/** A ticket of a pool. Money in minor units. */
export interface PoolTicketRecord {
  readonly pointId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly betTime: number;
}

/** What a counted pool says of one of its points. */
export interface PoolDividendRecord {
  readonly pointId: number;
  readonly stakes: bigint;
  /** Thousandths; of a point that lost, what it would have paid. Null where nothing was on it or all went back. */
  readonly odds: number | null;
}

/** A pool of one currency as it was counted; written once a revision. */
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
  /** The transaction that took the pool-close of the revision before back; null where there was none. */
  readonly reversalId: number | null;
  readonly dividends: readonly PoolDividendRecord[];
}

/** The last count of a pool; `isPosted` where its pool-close stands in the ledger. */
export interface StoredPoolCount extends PoolCount {
  readonly isPosted: boolean;
}

/** A pool as it stands: each point with its stakes, in one currency. */
export interface PoolState {
  readonly playId: number;
  readonly gameId: number;
  /** Thousandths. */
  readonly takeout: number;
  readonly points: readonly PoolStatePoint[];
  /** Announced start of its match. */
  readonly startTime: number;
  /** Real start, where the match began early: tickets from then on are void; else null. */
  readonly startedAt: number | null;
}

/** A point of a pool with what stands on it now. */
export interface PoolStatePoint {
  readonly pointId: number;
  readonly odd: number;
  readonly stakes: bigint;
  readonly tickets: number;
  /** Null while it is not decided. */
  readonly outcome: LegOutcome | null;
}

export interface PoolStore {
  /** Confirmed tickets of a pool in every currency, swapped ones left out. */
  tickets(playId: number): Promise<PoolTicketRecord[]>;
  /** The last count in each currency that has one. */
  counts(playIds: readonly number[]): Promise<StoredPoolCount[]>;
  /** The same of one pool, locked: none of them is posted meanwhile. */
  lockCounts(playId: number): Promise<StoredPoolCount[]>;
  insert(counts: readonly PoolCount[]): Promise<void>;
  /** Counts whose tickets are all paid and whose takeout and breakage still stand in house:pool, locked. */
  lockPaid(): Promise<PoolCount[]>;
  /** Marks a count as posted by this transaction. */
  markPosted(count: PoolCount, transactionId: number): Promise<void>;
  /** Plays among these that are pools, with what is staked on them now. */
  states(playIds: readonly number[], currencyId: number): Promise<PoolState[]>;
  /** Open pools with a ticket that came after this ledger transaction, and the last one there is. */
  changedSince(transactionId: number): Promise<{ readonly playIds: number[]; readonly last: number }>;
}
