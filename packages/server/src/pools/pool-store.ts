import type { LegOutcome } from '@clutchline/contract';

import type { ChangedPoint } from '../catalogue';

/** Slot of the totals that only simulated players have (`pool_slot`). */
export const SIMULATED_SLOT = 8;

/** Money in minor units. */
export interface PoolTicketRecord {
  readonly orderNo: string;
  readonly pointId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly betTime: number;
}

export interface PoolDividendRecord {
  readonly pointId: number;
  readonly stakes: bigint;
  /** Losing points too. Null without stakes or if refunded. */
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
  /** Of the previous pool-close. */
  readonly reversalId: number | null;
  readonly dividends: readonly PoolDividendRecord[];
}

/** In the ledger. */
export interface StoredPoolCount extends PoolCount {
  readonly isPosted: boolean;
}

export interface PoolState {
  readonly playId: number;
  readonly gameId: number;
  readonly takeout: number;
  readonly points: readonly PoolStatePoint[];
  readonly startTime: number;
  /** If early: later tickets are void. */
  readonly startedAt: number | null;
}

export interface PoolStatePoint {
  readonly pointId: number;
  readonly stakes: bigint;
  /** Part of `stakes` of simulated players. */
  readonly simulated: bigint;
  readonly tickets: number;
  readonly outcome: LegOutcome | null;
}

export interface PoolStore {
  /** Confirmed, not swapped, not void by operators; all currencies. */
  tickets(playId: number): Promise<PoolTicketRecord[]>;
  counts(playIds: readonly number[]): Promise<StoredPoolCount[]>;
  /** Against posting. */
  lockCounts(playId: number): Promise<StoredPoolCount[]>;
  insert(counts: readonly PoolCount[]): Promise<void>;
  /** Without takeout and breakage in the ledger. */
  lockPaid(): Promise<PoolCount[]>;
  markPosted(count: PoolCount, transactionId: number): Promise<void>;
  states(playIds: readonly number[], currencyId: number): Promise<PoolState[]>;
  /** Of undecided pools, in thousandths by point: 1000 or more, null without stakes. Returns what changed. */
  writeOdds(odds: ReadonlyMap<number, number | null>): Promise<ChangedPoint[]>;
  /** Open pools with a newer ticket. */
  changedSince(transactionId: number): Promise<{ readonly playIds: number[]; readonly last: number }>;
}
