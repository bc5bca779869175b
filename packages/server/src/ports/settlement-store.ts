import type { BetHistoryItem, CategoryId, Flag, LegOutcome, VoidReason } from '@clutchline/contract';

import type { PointOutcome } from './result-store';

/** A leg after a decision of its point. */
export interface LegState extends PointOutcome {
  /** Thousandths; only of a pool leg. */
  readonly closingOdd: number | null;
  readonly source: string;
  /** Number of the applied decision of its point, from 1. */
  readonly decision: number;
}

export interface TakenLeg {
  readonly position: number;
  readonly pointId: number;
  /** As at bet time. */
  readonly categoryId: CategoryId;
  /** Thousandths, as at bet time. */
  readonly odd: number;
  /** Applied outcome; null while pending. */
  readonly state: LegState | null;
}

/** A settling bet: its legs may have changed, and it is locked until the transaction ends. Money in minor units. */
export interface TakenBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  readonly isPool: boolean;
  readonly betTime: number;
  /** Number of settlements so far. */
  readonly revision: number;
  readonly isCancel: Flag;
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly payout: bigint | null;
  readonly legs: readonly TakenLeg[];
}

/** A decided point. */
export interface TakenPoint extends PointOutcome {
  readonly pointId: number;
  readonly source: string;
  readonly reason: string | null;
  readonly decision: number;
  /** Actual start of the match if it was early. */
  readonly startedAt: number | null;
}

/** Dividend of a point in the last count of its pool. */
export interface TakenDividend {
  readonly pointId: number;
  readonly currencyId: number;
  readonly isRefund: boolean;
  /** Thousandths; null if it has no stakes. */
  readonly odds: number | null;
}

/** Balance and debt of a player, locked until the transaction ends. */
export interface TakenWallet {
  readonly accountId: number;
  readonly balance: bigint;
  readonly debt: bigint;
}

export interface TakenBatch {
  readonly bets: readonly TakenBet[];
  readonly points: readonly TakenPoint[];
  readonly dividends: readonly TakenDividend[];
  /**
   * Set if a bet of the batch was settled before or one of its players has a debt, because payment then depends on
   * them.
   */
  readonly wallets: readonly TakenWallet[] | null;
}

/** A leg in a stored settlement, in wire terms. */
export interface LegRecord {
  readonly position: number;
  readonly odd: number;
  readonly outcome: LegOutcome;
  readonly void_reason: VoidReason | null;
  readonly dead_heat: number;
  readonly closing_odd: number | null;
  readonly result: string | null;
  readonly rule: string | null;
}

/** Settlement number `revision` of a bet. */
export interface Ending {
  readonly orderNo: string;
  readonly revision: number;
  readonly isCancel: Flag;
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly settlementOdds: string;
  readonly payout: bigint;
  /** The part of the payout that repays a debt. */
  readonly repaid: bigint;
  /** The part of the previous payout that the balance cannot return. */
  readonly owed: bigint;
  readonly rules: readonly string[];
  readonly legs: readonly LegRecord[];
  readonly source: string;
  readonly reason: string | null;
}

/** A leg that applies a decision. */
export interface MovedLeg {
  readonly orderNo: string;
  readonly position: number;
  readonly state: LegState;
}

export interface SettledBatch {
  readonly at: number;
  /** Players whose bet was first settled before this time get a notice of the new settlement. */
  readonly noticeBefore: number;
  readonly legs: readonly MovedLeg[];
  readonly endings: readonly Ending[];
  /** Whether the batch's wallets are locked. */
  readonly holdsWallets: boolean;
}

/** Page of bets to settle. */
export interface DueQuery {
  /** Null for all matches. */
  readonly gameIds: readonly number[] | null;
  /** Bets after this one. */
  readonly after: DueBet;
  readonly limit: number;
}

export interface DueBet {
  readonly accountId: number;
  readonly orderNo: string;
}

export interface SettlementStore {
  /**
   * Bets with a leg whose point has a newer decision, by player and order number, so that a batch touches few wallets.
   */
  dueBets(query: DueQuery): Promise<DueBet[]>;
  /** Locks those of the confirmed bets that no other worker has locked, and reads what settles them. */
  takeBets(orderNos: readonly string[]): Promise<TakenBatch>;
  /**
   * Writes legs, settlements, ledger and wallets in one statement. Fails if a bet has been settled since it was read.
   */
  settle(batch: SettledBatch): Promise<void>;
}
