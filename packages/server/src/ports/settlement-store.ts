import type { BetHistoryItem, CategoryId, Flag, LegOutcome, VoidReason } from '@clutchline/contract';

import type { PointOutcome } from './result-store';

/** How a leg stands after a decision of its point. */
export interface LegState extends PointOutcome {
  /** Thousandths; of a pool leg alone. */
  readonly closingOdd: number | null;
  readonly source: string;
  /** The decision of its point that it has taken over, from 1. */
  readonly decision: number;
}

/** A leg of a bet to settle. */
export interface TakenLeg {
  readonly position: number;
  readonly pointId: number;
  /** As it stood at bet time. */
  readonly categoryId: CategoryId;
  /** Thousandths, as struck. */
  readonly odd: number;
  /** What it has taken over so far; null while pending. */
  readonly state: LegState | null;
}

/** A bet whose legs may have moved, locked until the transaction ends. Money in minor units. */
export interface TakenBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  readonly isPool: boolean;
  readonly betTime: number;
  /** How often it has been settled. */
  readonly revision: number;
  readonly isCancel: Flag;
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly payout: bigint | null;
  readonly legs: readonly TakenLeg[];
}

/** How a point stands, decided. */
export interface TakenPoint extends PointOutcome {
  readonly pointId: number;
  readonly source: string;
  readonly reason: string | null;
  readonly decision: number;
  /** When the match really began, where that was early. */
  readonly startedAt: number | null;
}

/** What the last count of a pool says of one of its points. */
export interface TakenDividend {
  readonly pointId: number;
  readonly currencyId: number;
  readonly isRefund: boolean;
  /** Thousandths; null where nothing was on it. */
  readonly odds: number | null;
}

/** What a player has and owes, locked until the transaction ends. */
export interface TakenWallet {
  readonly accountId: number;
  readonly balance: bigint;
  readonly debt: bigint;
}

export interface TakenBatch {
  readonly bets: readonly TakenBet[];
  readonly points: readonly TakenPoint[];
  readonly dividends: readonly TakenDividend[];
  /** Set where a bet of the batch was settled before or a player of it owes: what is paid then depends on them. */
  readonly wallets: readonly TakenWallet[] | null;
}

/** A leg as its settlement keeps it, in the words of the wire. */
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

/** How a bet ends, for the `revision`th time. */
export interface Ending {
  readonly orderNo: string;
  readonly revision: number;
  readonly isCancel: Flag;
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly settlementOdds: string;
  readonly payout: bigint;
  /** The part of the payout that pays a debt back. */
  readonly repaid: bigint;
  /** The part of the payout before this one that the balance cannot give back. */
  readonly owed: bigint;
  readonly rules: readonly string[];
  readonly legs: readonly LegRecord[];
  readonly source: string;
  readonly reason: string | null;
}

/** A leg that takes over a decision. */
export interface MovedLeg {
  readonly orderNo: string;
  readonly position: number;
  readonly state: LegState;
}

export interface SettledBatch {
  readonly at: number;
  /** Whoever's bet was first settled before this time is told by a notice that it is settled anew. */
  readonly noticeBefore: number;
  readonly legs: readonly MovedLeg[];
  readonly endings: readonly Ending[];
  /** Whether the wallets of the batch are held. */
  readonly holdsWallets: boolean;
}

/** Where to look on for bets to settle. */
export interface DueQuery {
  /** Null looks everywhere. */
  readonly gameIds: readonly number[] | null;
  /** Bets after this one. */
  readonly after: DueBet;
  readonly limit: number;
}

/** A bet to settle. */
export interface DueBet {
  readonly accountId: number;
  readonly orderNo: string;
}

export interface SettlementStore {
  /** Bets with a leg whose point was decided since, by player and order number: a batch of them moves few wallets. */
  dueBets(query: DueQuery): Promise<DueBet[]>;
  /** Those of the confirmed bets that no other worker holds, locked, with all that settles them. */
  takeBets(orderNos: readonly string[]): Promise<TakenBatch>;
  /** Writes legs, settlements, ledger and wallets in one statement. Fails where a bet was settled meanwhile. */
  settle(batch: SettledBatch): Promise<void>;
}
