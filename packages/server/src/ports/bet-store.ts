import type { BetHistoryItem, LegOutcome, Match, Pick, SlipItem, VoidReason } from '@clutchline/contract';

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
  readonly stakeTransactionId: number;
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
}

/** A bet as it is stored, with its legs in order. */
export interface BetRecord extends BetTerms {
  readonly settleTime: number | null;
  readonly settlementOdds: string | null;
  readonly payout: bigint | null;
  readonly isCancel: BetHistoryItem['is_cancel'];
  readonly receiveStatus: BetHistoryItem['receive_status'];
  readonly prizeStatus: BetHistoryItem['prize_status'];
  readonly legs: readonly BetLegRecord[];
}

export interface HistoryQuery {
  readonly accountId: number;
  /** Bets placed at or after this time. */
  readonly since: number;
  readonly state: 'all' | 'open' | 'settled';
  readonly offset: number;
  readonly limit: number;
}

/** What a player has staked already: the ground of day and match limits. Refunded bets do not count. */
export interface StakedSums {
  readonly day: bigint;
  readonly matches: ReadonlyMap<number, bigint>;
}

export interface BetStore {
  insert(bets: readonly NewBet[]): Promise<void>;
  history(query: HistoryQuery): Promise<{ bets: BetRecord[]; total: number }>;
  byOrderNos(orderNos: readonly string[]): Promise<BetRecord[]>;
  staked(accountId: number, dayStart: number, gameIds: readonly number[]): Promise<StakedSums>;
}
