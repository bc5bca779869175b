import type { LegRecord } from '../platform/records';
import type { BetHistoryItem, CategoryId, Flag, VoidReason } from '@clutchline/contract';

import type { PointOutcome } from './result-store';

/** Decision of the legs of a ticket that two persons voided: no decision of a point is as high. */
export const VOIDED_TICKET = 32_767;

export interface LegState extends PointOutcome {
  /** Pools only. */
  readonly closingOdd: number | null;
  readonly source: string;
  /** Applied, from 1. */
  readonly decision: number;
}

export interface SettlingLeg {
  readonly position: number;
  readonly pointId: number;
  /** As at bet time. */
  readonly categoryId: CategoryId;
  readonly odd: number;
  readonly state: LegState | null;
}

/** Locked; legs may have changed. */
export interface SettlingBet {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly sizes: readonly number[];
  readonly isPool: boolean;
  readonly betTime: number;
  readonly revision: number;
  readonly isCancel: Flag;
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly payout: bigint | null;
  readonly legs: readonly SettlingLeg[];
}

export interface SettlingPoint extends PointOutcome {
  readonly pointId: number;
  readonly source: string;
  readonly reason: string | null;
  readonly decision: number;
  readonly startedAt: number | null;
}

/** From the last count of its pool. */
export interface SettlingDividend {
  readonly pointId: number;
  readonly currencyId: number;
  readonly isRefund: boolean;
  readonly odds: number | null;
}

export interface LockedWallet {
  readonly accountId: number;
  readonly balance: bigint;
  readonly debt: bigint;
}

export interface SettlingBatch {
  readonly bets: readonly SettlingBet[];
  readonly points: readonly SettlingPoint[];
  readonly dividends: readonly SettlingDividend[];
  /** Only after earlier settlements or debts. */
  readonly wallets: readonly LockedWallet[] | null;
}

export interface BetSettlement {
  readonly orderNo: string;
  readonly revision: number;
  readonly isCancel: Flag;
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly settlementOdds: string;
  readonly payout: bigint;
  readonly repaid: bigint;
  /** Not returned by the balance. */
  readonly owed: bigint;
  readonly rules: readonly string[];
  readonly legs: readonly LegRecord[];
  readonly source: string;
  readonly reason: string | null;
}

export interface ChangedLeg {
  readonly orderNo: string;
  readonly position: number;
  readonly state: LegState;
}

export interface SettledBatch {
  readonly at: number;
  /** First settled earlier: a notice. */
  readonly noticeBefore: number;
  readonly legs: readonly ChangedLeg[];
  readonly settlements: readonly BetSettlement[];
  readonly holdsWallets: boolean;
}

export interface DueQuery {
  readonly gameIds: readonly number[] | null;
  readonly after: DueBet;
  readonly limit: number;
}

export interface DueBet {
  readonly accountId: number;
  readonly orderNo: string;
}

export interface StoredBetVoid {
  readonly orderNo: string;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly approvedBy: readonly [string, string];
  readonly at: number;
}

export interface TicketToVoid {
  readonly isPool: boolean;
  /** Of its first leg. */
  readonly gameId: number;
  readonly playId: number;
  /** Null: it can be void. */
  readonly obstacle: 'not_accepted' | 'void_already' | null;
}

export interface SettlementStore {
  /** With a newer decision of a point; ordered by player, so that a batch affects few wallets. */
  dueBets(query: DueQuery): Promise<DueBet[]>;
  lockBets(orderNos: readonly string[]): Promise<SettlingBatch>;
  /** Id of the last ledger transaction, of any process. */
  lastTransaction(): Promise<number>;
  /** Fails if settled since it was read. */
  settle(batch: SettledBatch): Promise<void>;
  /** Null: unknown. */
  ticket(orderNo: string): Promise<TicketToVoid | null>;
  lockTicket(orderNo: string): Promise<TicketToVoid | null>;
  /** Before its settlement. */
  storeVoid(betVoid: StoredBetVoid): Promise<void>;
}
