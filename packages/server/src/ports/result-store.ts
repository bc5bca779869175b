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

/** Something that is known, and who said so. */
export interface Sourced<Known> {
  readonly known: Known;
  readonly source: string;
}

/** How a point ended. */
export interface PointOutcome {
  readonly outcome: Exclude<LegOutcome, 'pending'>;
  readonly voidReason: VoidReason | null;
  readonly deadHeat: number;
  readonly result: string | null;
  readonly rule: string;
}

/** A point of a play; `decided` is null while it waits for its result. */
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
  /** Maps at most as announced when the play came. */
  readonly bestOf: number;
  /** What a pool keeps, in thousandths; null for every other play. */
  readonly takeout: number | null;
  /** The early start by which it was decided; null where none was known. */
  readonly startedAt: number | null;
  /** Why the play by itself is void, whatever the facts say; null where it is not. */
  readonly voided: Sourced<VoidReason> | null;
  readonly points: readonly PointToDecide[];
}

/** Everything known about the outcome of one match, with all its plays, held until the transaction ends. */
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
  /** Why it was decided again; null the first time. */
  readonly reason: string | null;
}

/** Points of a play that end, or end otherwise than before, and how the play then stands. */
export interface PlayDecision {
  readonly playId: number;
  readonly status: PlayStatus;
  readonly startedAt: number | null;
  readonly points: readonly PointDecision[];
}

/** Facts that take the place of stored ones: of a map, or with `round` null of the match or outright. */
export interface CorrectedFacts {
  readonly gameId: number;
  readonly round: number | null;
  readonly facts: ResultFacts;
  readonly source: string;
  readonly reason: string;
  readonly approvedBy: readonly [string, string];
  readonly at: number;
}

/** What people voided, and why. */
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
  /** What the settled ones were paid. */
  readonly paid: bigint;
}

export interface PlayStakes {
  readonly gameId: number;
  readonly market: MarketCode;
  readonly round: number;
  readonly line: number | null;
  readonly status: PlayStatus;
  /** English names of the teams; null where it has none. */
  readonly team1: string | null;
  readonly team2: string | null;
  readonly tickets: readonly StakesOnPlay[];
}

export interface ResultStore {
  /** Matches with facts, or plays that were voided, and plays still undecided, or decided before their early start was known. */
  matchesToDecide(): Promise<number[]>;
  /** How long ago the last facts of each of these matches came, in ms by the clock of the database, where that is known. */
  msSinceFacts(gameIds: readonly number[]): Promise<number[]>;
  /** A match with its facts; all its plays are locked, so that none is decided twice and none takes a bet. */
  lockMatch(gameId: number): Promise<MatchToDecide | null>;
  decide(decisions: readonly PlayDecision[], at: number): Promise<void>;
  /** Puts facts in the place of the stored ones and keeps both in the history. Answers the number of the revision. */
  correct(corrected: CorrectedFacts): Promise<number>;
  /** Stores that people voided a play, for good, with a row of the history. The caller holds the plays of the match. */
  keepVoid(kept: KeptVoid): Promise<void>;
  /** A play and what is staked on it; null where there is none. */
  stakesOn(playId: number): Promise<PlayStakes | null>;
  /** Matches that were to start before this time and have neither begun nor a result. */
  overdue(startBefore: number): Promise<number[]>;
}
