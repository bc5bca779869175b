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

/** A match with its stable and its ticking side. */
export interface BoardMatch {
  readonly match: Match;
  readonly live: LiveState;
}

/** The kinds of plays a match has: what the handicap tabs are decided by, without loading every play. */
export interface PlayKind {
  readonly category_id: CategoryId;
  readonly no_parlay: Flag;
  readonly status: PlayStatus;
  readonly is_hide: Flag;
}

/** A match that may stand under a tab, with what decides under which. */
export interface TabMatch extends BoardMatch {
  readonly kinds: readonly PlayKind[];
  readonly playCount: number;
}

/** A game category or an event with its texts. */
export interface NamedGameType {
  readonly id: GameCategory['id'];
  readonly names: Names;
}
export interface NamedEvent {
  readonly eventId: number;
  readonly gameTypeId: number;
  readonly names: Names;
}

/** A point with everything a bet on it depends on. Odds in thousandths: its price, or the last one it had. */
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

/** A play of the board with its place: `inList` where the list stream tells of it (GAMES-5, CONTENT-2). */
export interface BoardPlay {
  readonly play: Play;
  readonly inList: boolean;
}

/** The maps of a match that are over; there is at least one. */
export interface BoardMaps {
  readonly gameId: number;
  readonly maps: readonly MapScore[];
}

/** Every play, those of the match list alone, the pools, or the champion bets. */
export type PlaySelection = 'all' | 'list' | 'pool' | 'champion';

/** Up to which change the board is seen. */
export interface BoardVersion {
  /** The database's snapshot, as its text. */
  readonly snapshot: string;
  /** Whether a change that an earlier snapshot did not see has been committed. */
  readonly isChanged: boolean;
}

/** Reading what is on offer. All odds of one answer are of one moment. */
export interface BoardStore {
  /** The version now; `since` is an earlier snapshot, of the last ten minutes, or null. */
  version(since: string | null): Promise<BoardVersion>;
  gameTypes(): Promise<NamedGameType[]>;
  events(): Promise<NamedEvent[]>;
  /** Matches that are neither ended, cancelled nor hidden, by start time. */
  tabMatches(): Promise<TabMatch[]>;
  /** Matches by id; unknown ids are left out. */
  matches(gameIds: readonly number[]): Promise<BoardMatch[]>;
  /** Plays of these matches, by match, round and id. */
  plays(gameIds: readonly number[], which: PlaySelection): Promise<BoardPlay[]>;
  /** How the maps of these matches that were played ended, by match and in their order. */
  mapScores(gameIds: readonly number[]): Promise<readonly BoardMaps[]>;
  /** Points by id; unknown ids, and points that never had a price, are left out. */
  points(pointIds: readonly number[]): Promise<BettablePoint[]>;
  /** Matches whose ticking state a reader may still want: not over, or started after `since`. */
  recentMatches(since: number): Promise<BoardMatch[]>;
}
