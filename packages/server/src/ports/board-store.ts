import type {
  CategoryId,
  Flag,
  GameCategory,
  LiveState,
  MapScore,
  Match,
  Names,
  Pick,
  Play,
  PlayStatus,
  PointStatus,
} from '@clutchline/contract';

/** A match with its stable and its live fields. */
export interface BoardMatch {
  readonly match: Match;
  readonly live: LiveState;
}

/** What the handicap tabs need of a play, so that the plays need not be loaded. */
export interface PlayKind {
  readonly category_id: CategoryId;
  readonly no_parlay: Flag;
  readonly status: PlayStatus;
  readonly is_hide: Flag;
}

/** A match with the fields that decide in which tabs it is listed. */
export interface TabMatch extends BoardMatch {
  readonly kinds: readonly PlayKind[];
  readonly playCount: number;
}

/** A game category with its texts. */
export interface NamedGameType {
  readonly id: GameCategory['id'];
  readonly names: Names;
}
export interface NamedEvent {
  readonly eventId: number;
  readonly gameTypeId: number;
  readonly names: Names;
}

/** A point with everything a bet on it depends on. Odds in thousandths: the current price, or the last one. */
export interface BettablePoint {
  readonly pointId: number;
  readonly gameId: number;
  readonly playId: number;
  readonly odd: number;
  readonly version: number;
  readonly status: PointStatus;
  readonly pick: Pick;
  readonly line: number | null;
  readonly match: BoardMatch;
  readonly play: Omit<Play, 'points'>;
}

/** A play; `inList` if the list stream includes it (GAMES-5, CONTENT-2). */
export interface BoardPlay {
  readonly play: Play;
  readonly inList: boolean;
}

/** The finished maps of a match, at least one. */
export interface BoardMaps {
  readonly gameId: number;
  readonly maps: readonly MapScore[];
}

/** All plays, only those of the match list, the pools, or the champion bets. */
export type PlaySelection = 'all' | 'list' | 'pool' | 'champion';

/** Identifies a state of the board. */
export interface BoardVersion {
  /** A PostgreSQL snapshot as text. */
  readonly snapshot: string;
  /** Whether a change that the earlier snapshot did not see is committed. */
  readonly isChanged: boolean;
}

/** Reads the board. All odds of one answer are from the same moment. */
export interface BoardStore {
  /** The current version; `since` is a snapshot of the last ten minutes, or null. */
  version(since: string | null): Promise<BoardVersion>;
  gameTypes(): Promise<NamedGameType[]>;
  events(): Promise<NamedEvent[]>;
  /** Matches that are not ended, cancelled or hidden, by start time. */
  tabMatches(): Promise<TabMatch[]>;
  /** Unknown ids are left out. */
  matches(gameIds: readonly number[]): Promise<BoardMatch[]>;
  /** By match, round and id. */
  plays(gameIds: readonly number[], which: PlaySelection): Promise<BoardPlay[]>;
  /** Results of the played maps, by match and round. */
  mapScores(gameIds: readonly number[]): Promise<readonly BoardMaps[]>;
  /** Unknown ids, and points that never had a price, are left out. */
  points(pointIds: readonly number[]): Promise<BettablePoint[]>;
  /** Matches whose live state is still of interest: not over, or started after `since`. */
  recentMatches(since: number): Promise<BoardMatch[]>;
}
