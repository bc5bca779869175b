import type {
  LegOutcome,
  MapFacts,
  MarketCode,
  MatchFacts,
  OutrightFacts,
  Pick,
  PlayStatus,
  VoidReason,
} from '@clutchline/contract';

export type ResultFacts = MapFacts | MatchFacts | OutrightFacts;

/** A fact with its source. */
export interface Sourced<Known> {
  readonly known: Known;
  readonly source: string;
}

export interface PointOutcome {
  readonly outcome: Exclude<LegOutcome, 'pending'>;
  readonly voidReason: VoidReason | null;
  readonly deadHeat: number;
  readonly result: string | null;
  readonly rule: string;
}

/** A point of a play; `decided` is null while it waits for a result. */
export interface PointToDecide {
  readonly point_id: number;
  readonly pick: Pick;
  readonly line: number | null;
  readonly decided: PointOutcome | null;
}

export interface PlayToDecide {
  readonly playId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly inList: boolean;
  readonly status: PlayStatus;
  /** Number of maps announced when the play was created. */
  readonly bestOf: number;
  /** Takeout of a pool in thousandths; null for other plays. */
  readonly takeout: number | null;
  /** The early start used by its last decision; null if none was known. */
  readonly startedAt: number | null;
  /** Why the play is void regardless of facts; null if it is not. */
  readonly voided: Sourced<VoidReason> | null;
  readonly points: readonly PointToDecide[];
}

/** All facts about one match with its plays, locked until the transaction ends. */
export interface MatchToDecide {
  readonly gameId: number;
  readonly teamId1: number;
  readonly teamId2: number;
  readonly bestOf: number;
  readonly isOutright: boolean;
  readonly maps: ReadonlyMap<number, Sourced<MapFacts>>;
  readonly match: Sourced<MatchFacts> | null;
  readonly outright: Sourced<OutrightFacts> | null;
  readonly voided: Sourced<VoidReason> | null;
  readonly plays: readonly PlayToDecide[];
}

export interface PointDecision extends PointOutcome {
  readonly pointId: number;
  readonly source: string;
  /** Why it is decided again; null the first time. */
  readonly reason: string | null;
}

/** Points of a play with a new or changed outcome, and the resulting play status. */
export interface PlayDecision {
  readonly playId: number;
  readonly status: PlayStatus;
  readonly startedAt: number | null;
  readonly points: readonly PointDecision[];
}

/** Facts that replace stored ones: of a map, or if `round` is null of the match or outright. */
export interface CorrectedFacts {
  readonly gameId: number;
  readonly round: number | null;
  readonly facts: ResultFacts;
  readonly source: string;
  readonly reason: string;
  readonly approvedBy: readonly [string, string];
  readonly at: number;
}

/** A void by operators, with its reason. */
export interface KeptVoid {
  readonly gameId: number;
  readonly playId: number;
  readonly voidReason: VoidReason;
  readonly reason: string;
  readonly approvedBy: readonly [string, string];
  readonly at: number;
}

/** Tickets of one kind and currency on a play; money in minor units. */
export interface StakesOnPlay {
  readonly currencyId: number;
  readonly kind: 'single' | 'parlay';
  readonly isSettled: boolean;
  readonly tickets: number;
  readonly stakes: bigint;
  /** Paid to the settled ones. */
  readonly paid: bigint;
}

export interface PlayStakes {
  readonly gameId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly status: PlayStatus;
  /** English team names; null if missing. */
  readonly team1: string | null;
  readonly team2: string | null;
  readonly tickets: readonly StakesOnPlay[];
}

export interface ResultStore {
  /**
   * Matches with facts or voided plays that have undecided plays, or plays decided before their early start was known.
   */
  matchesToDecide(): Promise<number[]>;
  /** Age of the last facts of each match in ms by the database's clock, if known. */
  msSinceFacts(gameIds: readonly number[]): Promise<number[]>;
  /** Reads a match with its facts and locks its plays, so that none is decided twice and none accepts a bet. */
  lockMatch(gameId: number): Promise<MatchToDecide | null>;
  decide(decisions: readonly PlayDecision[], at: number): Promise<void>;
  /** Replaces stored facts and writes both to the history. Returns the revision number. */
  correct(corrected: CorrectedFacts): Promise<number>;
  /** Stores a final void with a history row. The caller has locked the plays of the match. */
  keepVoid(kept: KeptVoid): Promise<void>;
  /** A play with its stakes; null if unknown. */
  stakesOn(playId: number): Promise<PlayStakes | null>;
  /** Matches with a planned start before this time that have neither begun nor a result. */
  overdue(startBefore: number): Promise<number[]>;
}
