import type { LegOutcome, MapFacts, MarketCode, MatchFacts, Pick, PlayStatus, VoidReason } from '@clutchline/contract';

/** A play that still waits for its result. */
export interface UndecidedPlay {
  readonly playId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly inList: boolean;
  readonly points: readonly { readonly point_id: number; readonly pick: Pick; readonly line: number | null }[];
}

/** Everything known about the outcome of one match, and the plays that may now be decided. */
export interface MatchToSettle {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly maps: ReadonlyMap<number, MapFacts>;
  readonly facts: MatchFacts | null;
  readonly voidReason: VoidReason | null;
  readonly plays: readonly UndecidedPlay[];
}

export interface PointDecision {
  readonly pointId: number;
  readonly outcome: LegOutcome;
  readonly voidReason: VoidReason | null;
  readonly result: string | null;
  readonly rule: string;
}

export interface PlayDecision {
  readonly playId: number;
  readonly status: PlayStatus;
  readonly points: readonly PointDecision[];
}

/** A bet whose legs have moved, locked until the transaction ends. */
export interface BetToSettle {
  readonly orderNo: string;
  readonly accountId: number;
  readonly currencyId: number;
  readonly stake: bigint;
  readonly cap: bigint;
  readonly settled: boolean;
  readonly legs: readonly { readonly odd: number; readonly outcome: LegOutcome; readonly rule: string | null }[];
}

/** How a bet ended; written once and never changed. */
export interface Settlement {
  readonly orderNo: string;
  readonly isCancel: 0 | 1;
  readonly prizeStatus: 0 | 1 | 2;
  readonly settlementOdds: string;
  readonly payout: bigint;
  readonly rules: readonly string[];
  readonly transactionId: number;
  readonly at: number;
}

export interface SettlementStore {
  /** Matches with facts that came and plays still undecided. */
  matchesToSettle(): Promise<number[]>;
  /** One of them, its undecided plays locked; null where nothing is left to do. */
  lockMatch(gameId: number): Promise<MatchToSettle | null>;
  decide(decisions: readonly PlayDecision[], at: number): Promise<void>;
  /**
   * Takes up to `limit` bets with a pending leg whose point is decided, writes the outcomes into their legs and answers
   * them locked. Bets another worker holds are passed over. `gameIds` null looks everywhere.
   */
  takeBets(gameIds: readonly number[] | null, limit: number): Promise<BetToSettle[]>;
  /** Marks the bets settled. Fails where one of them is settled already. */
  settle(settlements: readonly Settlement[]): Promise<void>;
}
