import type {
  CategoryId,
  Flag,
  GameCategory,
  LiveState,
  MapScore,
  Match,
  Names,
  PickCode,
  Play,
  PlayStatus,
  PointStatus,
} from '@clutchline/contract';

export interface ChangedPoint {
  readonly pointId: number;
  readonly gameId: number;
  readonly odd: number | null;
  readonly version: number;
  readonly status: PointStatus;
  /** Suspended, or price withdrawn. */
  readonly stopped: boolean;
  readonly inList: boolean;
}

export interface ChangedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly status: PlayStatus;
  readonly inList: boolean;
}

export interface ChangedHide {
  readonly playId: number;
  readonly gameId: number;
}

/** `gameIds`: matches that are not over. */
export interface ChangedStop {
  readonly gameTypeId: number;
  readonly isStopped: boolean;
  readonly gameIds: readonly number[];
}

export interface ChangedLive {
  readonly gameId: number;
  readonly live: LiveState;
  readonly statusChanged: boolean;
  /** Points began or stopped accepting bets. */
  readonly acceptsBetsChanged: boolean;
  readonly hideChanged: boolean;
}

/** The stored result stays. */
export interface ContradictedResult {
  readonly gameId: number;
  /** 0 for the whole match. */
  readonly round: number;
}

export interface FeedChanges {
  readonly matches: readonly number[];
  /** New, or stable fields changed; `matches` likewise. */
  readonly structure: readonly ChangedPlay[];
  readonly plays: readonly ChangedPlay[];
  readonly hides: readonly ChangedHide[];
  readonly stops: readonly ChangedStop[];
  readonly points: readonly ChangedPoint[];
  readonly lives: readonly ChangedLive[];
  readonly decided: readonly number[];
  readonly contradicted: readonly ContradictedResult[];
}

export interface BoardMatch {
  readonly match: Match;
  readonly live: LiveState;
}

export interface PlayKind {
  readonly category_id: CategoryId;
  readonly no_parlay: Flag;
  readonly status: PlayStatus;
  readonly is_hide: Flag;
}

export interface TabMatch extends BoardMatch {
  readonly kinds: readonly PlayKind[];
  /** Business time in ms; null if it is not over, and if the time is unknown. */
  readonly endedAt: number | null;
  readonly playCount: number;
}

export interface NamedGameType {
  readonly id: GameCategory['id'];
  readonly names: Names;
}
export interface NamedEvent {
  readonly eventId: number;
  readonly gameTypeId: number;
  readonly names: Names;
}

/** Odds in thousandths: the current price, or the last one; null for a pool without stakes on the point. */
export interface BettablePoint {
  readonly pointId: number;
  readonly gameId: number;
  readonly playId: number;
  readonly odd: number | null;
  readonly version: number;
  readonly status: PointStatus;
  readonly pick: PickCode;
  readonly line: number | null;
  readonly match: BoardMatch;
  readonly play: Omit<Play, 'points'>;
}

/** `inList`: GAMES-5, CONTENT-2. */
export interface BoardPlay {
  readonly play: Play;
  readonly inList: boolean;
}

export interface BoardMaps {
  readonly gameId: number;
  readonly maps: readonly MapScore[];
}

export type PlaySelection = 'all' | 'list' | 'pool' | 'champion';

export interface BoardVersion {
  readonly snapshot: string;
  readonly isChanged: boolean;
}

/** Odds of one answer are from one moment. */
export interface BoardStore {
  /** Within the last ten minutes. */
  version(since: string | null): Promise<BoardVersion>;
  gameTypes(): Promise<NamedGameType[]>;
  events(): Promise<NamedEvent[]>;
  /** Not over, or ended after `endedSince`; not hidden; by start time. */
  tabMatches(endedSince: number): Promise<TabMatch[]>;
  /** Unknown ids are left out. */
  matches(gameIds: readonly number[]): Promise<BoardMatch[]>;
  stoppedGameTypes(): Promise<number[]>;
  /** By match, round and id. */
  plays(gameIds: readonly number[], which: PlaySelection): Promise<BoardPlay[]>;
  mapScores(gameIds: readonly number[]): Promise<readonly BoardMaps[]>;
  points(pointIds: readonly number[]): Promise<BettablePoint[]>;
  /** Not over, or started after `since`. */
  recentMatches(since: number): Promise<BoardMatch[]>;
}

export interface FavoriteStore {
  of(accountId: number): Promise<ReadonlySet<number>>;
  /** Needs a transaction. 'limit': `max` is reached. */
  add(accountId: number, gameId: number, max: number): Promise<'added' | 'limit' | 'no_match'>;
  remove(accountId: number, gameId: number): Promise<void>;
}
