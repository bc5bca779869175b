import type {
  BetHistoryItem,
  HistoryKind,
  LegOutcome,
  Match,
  Pick,
  Refusal,
  SlipItem,
  VoidReason,
} from '@clutchline/contract';

import type { LegRecord } from './settlement-store';

export interface NewLeg {
  readonly pointId: number;
  readonly gameId: number;
  readonly playId: number;
  /** As it stood at bet time. */
  readonly categoryId: SlipItem['play']['category_id'];
  /** The price struck, in thousandths. */
  readonly odd: number;
  readonly version: number;
}

/** What a bet is from the moment it is taken on, and never changes. Money in minor units. */
interface BetTerms {
  readonly orderNo: string;
  readonly accountId: number;
  readonly requestId: string;
  readonly kind: BetHistoryItem['kind'];
  /** Of how many legs its lines are (SLIP-7). */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly currencyId: number;
  readonly stake: bigint;
  /** Combined odds as the wire shows them. */
  readonly odds: string;
  /** Highest payout it can ever have. */
  readonly cap: bigint;
  readonly betTime: number;
}

/** A bet that has been taken. */
export interface NewBet extends BetTerms {
  /** 1 where it is held until `heldUntil`, 0 where it is confirmed at once (BET-8). */
  readonly receiveStatus: 0 | 1;
  readonly heldUntil: number | null;
  /** Settled at the closing odds of its pool (BET-2). */
  readonly isPool: boolean;
  readonly legs: readonly NewLeg[];
}

export interface BetLegRecord {
  readonly pointId: number;
  readonly playId: number;
  readonly match: Match;
  readonly play: SlipItem['play'];
  readonly pick: Pick;
  readonly line: number | null;
  readonly odd: number;
  readonly outcome: LegOutcome;
  readonly voidReason: VoidReason | null;
  readonly result: string | null;
  readonly deadHeat: number;
  /** Thousandths. */
  readonly closingOdd: number | null;
  readonly rule: string | null;
}

/** A bet as it is stored, with its legs in order. */
export interface BetRecord extends BetTerms {
  readonly settleTime: number | null;
  readonly settlementOdds: string | null;
  readonly payout: bigint | null;
  readonly isCancel: BetHistoryItem['is_cancel'];
  readonly receiveStatus: BetHistoryItem['receive_status'];
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly rejectReason: Refusal | null;
  readonly heldUntil: number | null;
  readonly revision: number;
  readonly swappedTo: string | null;
  readonly swappedFrom: string | null;
  readonly legs: readonly BetLegRecord[];
}

export interface HistoryQuery {
  readonly accountId: number;
  /** Bets placed at or after this time. */
  readonly since: number;
  readonly state: 'all' | 'open' | 'settled';
  readonly kind: HistoryKind;
  readonly offset: number;
  readonly limit: number;
}

/** The sums of a history in one currency, in minor units; rejected and swapped tickets are not in them. */
export interface HistorySums {
  readonly currencyId: number;
  readonly bets: number;
  readonly staked: bigint;
  /** Of tickets that are not settled. */
  readonly open: bigint;
  readonly returned: bigint;
}

export interface HistoryPage {
  readonly bets: readonly BetRecord[];
  readonly total: number;
  readonly sums: readonly HistorySums[];
}

/** One settlement of a bet as it was written. */
export interface BetRevision {
  readonly revision: number;
  readonly settleTime: number;
  readonly source: string;
  readonly reason: string | null;
  readonly isCancel: BetHistoryItem['is_cancel'];
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly settlementOdds: string;
  readonly payout: bigint;
  readonly legs: readonly LegRecord[];
}

export interface ReceiptRecord {
  readonly bet: BetRecord;
  readonly isPool: boolean;
  /** Oldest first. */
  readonly revisions: readonly BetRevision[];
}

/** What a player has staked already: the ground of day and match limits. Refunded and rejected bets do not count. */
export interface StakedSums {
  readonly day: bigint;
  readonly matches: ReadonlyMap<number, bigint>;
}

export interface BetStore {
  history(query: HistoryQuery): Promise<HistoryPage>;
  /** Null where the account has no such ticket. */
  receipt(accountId: number, orderNo: string): Promise<ReceiptRecord | null>;
  byOrderNos(orderNos: readonly string[]): Promise<BetRecord[]>;
}
