import type { CategoryId, MapFacts, MarketCode, MarketGroup, PickCode } from '@clutchline/contract';
import type { DeskNames, MatchHead } from '@clutchline/contract/desk';

/** Undecided legs of open bets, by point and currency; held bets count as accepted ones do. Minor units. */
export interface OpenStakes {
  readonly gameId: number;
  readonly playId: number;
  readonly pointId: number;
  readonly currencyId: number;
  readonly isPool: boolean;
  /** Of single bets. */
  readonly stake: bigint;
  readonly tickets: number;
  /** What they pay if the point wins; of a pool 0. */
  readonly payable: bigint;
  readonly comboStake: bigint;
  readonly comboTickets: number;
  /** Upper bound. */
  readonly comboPayable: bigint;
}

export interface PointExposure {
  readonly gameId: number;
  readonly pointId: number;
  readonly currencyId: number;
  readonly amount: bigint;
}

export interface TreeCursor {
  readonly isLive: boolean;
  readonly startTime: number;
  readonly gameId: number;
}

export interface TreeQuery {
  readonly gameTypeId: number | null;
  readonly eventId: number | null;
  /** Exclusive; null: from the first. */
  readonly after: TreeCursor | null;
  readonly limit: number;
}

export interface TreeMatch extends MatchHead {
  readonly plays: number;
  readonly locked_plays: number;
  readonly guarded_plays: number;
  readonly doubts: number;
}

export interface TreeEvent {
  readonly gameTypeId: number;
  readonly gameNames: DeskNames;
  readonly eventId: number;
  readonly eventNames: DeskNames;
  readonly matches: number;
  readonly live: number;
}

export interface StoredHead extends MatchHead {
  readonly game_names: DeskNames;
  readonly event_names: DeskNames;
  readonly doubts: number;
}

export interface StoredPoint {
  readonly point_id: number;
  readonly pick: PickCode;
  readonly line: number | null;
  readonly odd: number | null;
  readonly version: number;
  readonly priced: boolean;
  readonly suspended: boolean;
  readonly outcome: string | null;
}

export interface StoredPlay {
  readonly gameId: number;
  readonly playId: number;
  readonly categoryId: CategoryId;
  readonly round: number;
  readonly market: MarketCode;
  readonly group: MarketGroup;
  readonly line: number | null;
  readonly names: DeskNames | null;
  readonly status: number;
  readonly feedStatus: number | null;
  readonly guarded: boolean;
  readonly isHide: number;
  readonly limitScale: number;
  readonly points: readonly StoredPoint[];
}

export interface StoredResults {
  readonly maps: readonly { readonly round: number; readonly source: string; readonly facts: MapFacts }[];
  readonly match: {
    readonly source: string;
    readonly winner: number | null;
    readonly score_1: number;
    readonly score_2: number;
  } | null;
  readonly void: { readonly source: string; readonly reason: string } | null;
}

export const NO_RESULTS: StoredResults = { maps: [], match: null, void: null };

/** Differ if something of the match was changed. */
export interface SheetMarks {
  /** Of its plays, points and results. */
  readonly board: string;
  /** Of the outcomes of its points. */
  readonly outcomes: string;
}

/** Differs if something of the play or its points was changed. */
export interface PlayMark {
  readonly playId: number;
  readonly mark: string;
}

/** Of a match, if something of it was changed. */
export interface ChangedBoard {
  /** All plays. */
  readonly order: readonly PlayMark[];
  /** Those that have changed. */
  readonly plays: readonly StoredPlay[];
  readonly results: StoredResults;
}

export interface KnownSheet {
  readonly gameId: number;
  readonly plays: readonly PlayMark[];
  /** Null: nothing is known. */
  readonly marks: SheetMarks | null;
  /** Its sums are to be counted again, whether or not something has changed. */
  readonly isRecount: boolean;
}

/** Of bets placed since the reading before. */
export interface PlacedStakes extends OpenStakes {
  /** Not read again by the next reading. */
  readonly isFinal: boolean;
}

export interface SheetChange {
  readonly head: StoredHead;
  readonly marks: SheetMarks;
  /** Null: unchanged. */
  readonly board: ChangedBoard | null;
  /** Whole, with what was placed. Null: nothing but placing has changed them. */
  readonly sums: { readonly stakes: readonly OpenStakes[]; readonly exposures: readonly PointExposure[] } | null;
  readonly placed: readonly PlacedStakes[];
  /** Of the points of `placed`. */
  readonly exposures: readonly PointExposure[];
}

export interface SheetChanges {
  /** The next reading continues here: id of a transaction of the database. */
  readonly until: string;
  readonly changes: readonly SheetChange[];
}

export interface StoredTree {
  readonly rows: readonly TreeMatch[];
  readonly stakes: readonly OpenStakes[];
}

export interface WatchedMatch {
  readonly gameId: number;
  readonly operatorId: number;
}

export interface StoredSurroundings {
  /** Operators who have the sheets open, at any process. */
  readonly watchers: readonly { readonly gameId: number; readonly name: string }[];
  /** Real time, ms; null: no feed yet. */
  readonly feedAgeMs: number | null;
}

/** Each answer is read in one snapshot of the database. */
export interface SheetStore {
  /** Games and events with a match that is not over. */
  events(): Promise<TreeEvent[]>;
  /** Live ones first, then by start. */
  matches(query: TreeQuery): Promise<StoredTree>;
  /** What transactions with the id `from` or a later one changed; null: everything. Matches that do not exist are missing. */
  changes(known: readonly KnownSheet[], from: string | null): Promise<SheetChanges>;
  /** The sheets beside their matches. */
  surroundings(gameIds: readonly number[]): Promise<StoredSurroundings>;
  /** All sheets that are open at this process. */
  reportWatchers(process: string, watched: readonly WatchedMatch[]): Promise<void>;
}
