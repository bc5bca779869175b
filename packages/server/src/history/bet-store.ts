import type {
  BetHistoryItem,
  HistoryKind,
  LegOutcome,
  Match,
  PickCode,
  Refusal,
  SlipItem,
  VoidReason,
} from '@clutchline/contract';

import type { LegRecord } from '../platform/records';

export interface BetLegRecord {
  readonly pointId: number;
  readonly playId: number;
  readonly match: Match;
  readonly play: SlipItem['play'];
  readonly pick: PickCode;
  readonly line: number | null;
  readonly odd: number;
  readonly outcome: LegOutcome;
  readonly voidReason: VoidReason | null;
  readonly result: string | null;
  readonly deadHeat: number;
  readonly closingOdd: number | null;
  readonly rule: string | null;
}

/** Legs in ticket order. */
export interface BetRecord {
  readonly orderNo: string;
  readonly accountId: number;
  readonly requestId: string;
  readonly kind: BetHistoryItem['kind'];
  /** Legs per combination (SLIP-7). */
  readonly sizes: readonly number[];
  readonly lines: number;
  readonly currencyId: number;
  readonly stake: bigint;
  /** Combined, in wire format. */
  readonly odds: string;
  readonly cap: bigint;
  readonly betTime: number;
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
  /** A person decides about it (DESK-12). */
  readonly isReferred: boolean;
  /** Open, for a rejected bet; null: none. */
  readonly offer: OfferRecord | null;
  readonly legs: readonly BetLegRecord[];
}

export interface OfferRecord {
  readonly stake: bigint;
  /** Thousandths, in leg order. */
  readonly odds: readonly number[];
  readonly until: number;
}

export interface HistoryQuery {
  readonly accountId: number;
  readonly since: number;
  readonly state: 'all' | 'open' | 'settled';
  readonly kind: HistoryKind;
  /** Only bets with a leg on this match. */
  readonly gameId?: number | undefined;
  readonly offset: number;
  readonly limit: number;
}

/** Without rejected and swapped bets. */
export interface HistorySums {
  readonly currencyId: number;
  readonly bets: number;
  readonly staked: bigint;
  readonly open: bigint;
  readonly returned: bigint;
}

export interface HistoryPage {
  readonly bets: readonly BetRecord[];
  readonly total: number;
  readonly sums: readonly HistorySums[];
}

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
  readonly revisions: readonly BetRevision[];
}

export interface BetStore {
  history(query: HistoryQuery): Promise<HistoryPage>;
  receipt(accountId: number, orderNo: string): Promise<ReceiptRecord | null>;
  byOrderNos(orderNos: readonly string[]): Promise<BetRecord[]>;
}
