import type {
  FeedEvent,
  MapFacts,
  MarketCode,
  MatchFacts,
  MatchStatus,
  Names,
  OutrightFacts,
  PlayStatus,
} from '@clutchline/contract';

export type QuarantineKind = 'prices' | 'play' | 'match' | 'result' | 'malformed';

/** Something a feed said that is not believed. */
export interface DoubtedEvent {
  readonly kind: QuarantineKind;
  readonly reason: string;
  readonly gameId: number | null;
  readonly playId: number | null;
  readonly round: number | null;
  readonly event: FeedEvent | { readonly malformed: string };
}

/** The same as it is kept. */
export interface QuarantineEntry extends DoubtedEvent {
  readonly id: number;
  readonly seen: number;
  readonly at: number;
  readonly state: 'held' | 'released' | 'rejected' | 'outdated';
  readonly approvedBy: readonly string[];
  readonly rejectedBy: string | null;
}

/** Status, map and scores of a match: what moves prices when it changes. */
export type Standing = readonly number[];

/** A stored play as the guard looks at it. Odds in thousandths, by point; null of a point without a price. */
export interface GuardedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly market: MarketCode;
  readonly status: PlayStatus;
  /** What the feed wants of it while the guard keeps it locked; null where it does not. */
  readonly guarded: 1 | 2 | null;
  /** Whether only a person unlocks it: it, or its match, has something else in quarantine than prices. */
  readonly isBound: boolean;
  readonly standing: Standing;
  readonly odds: ReadonlyMap<number, number | null>;
  /** What the feed said last of those prices that are held. */
  readonly heldOdds: ReadonlyMap<number, number | null>;
  /** It was settled, and not all of it as void: what a void changes is money that has moved. */
  readonly hasPaid: boolean;
}

/** A stored match as the guard looks at it. */
export interface GuardedMatch {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
  readonly bestOf: number;
  readonly startTime: number;
  readonly status: MatchStatus;
  readonly isHide: 0 | 1;
  readonly standing: Standing;
  /** As in {@link GuardedPlay}: of the match as a whole. */
  readonly isBound: boolean;
  readonly facts: MatchFacts | null;
  readonly maps: ReadonlyMap<number, MapFacts>;
  readonly outright: OutrightFacts | null;
  /** Teams of its picks where it is an outright; else empty. */
  readonly runners: ReadonlySet<number>;
}

/** Ids of game types, events and teams. */
export interface NameIds {
  readonly gameTypes: ReadonlySet<number>;
  readonly events: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}

/** What a batch concerns. */
export interface GuardQuery {
  readonly pointIds: readonly number[];
  readonly playIds: readonly number[];
  readonly gameIds: readonly number[];
  /** What its matches and events name. */
  readonly names: NameIds;
  /** Teams that it names anew. */
  readonly namedTeams: ReadonlySet<number>;
}

/** A stored match that is not over, by its two teams. */
export interface OpenPair {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
}

export interface GuardGround {
  readonly plays: ReadonlyMap<number, GuardedPlay>;
  readonly matches: ReadonlyMap<number, GuardedMatch>;
  /** Which of the names asked for are stored. */
  readonly names: NameIds;
  /** Open matches of the teams that the batch names anew. */
  readonly pairs: readonly OpenPair[];
  /** Stored names of the teams of its matches and of these pairs. */
  readonly teamNames: ReadonlyMap<number, Names>;
}

/** Held entries of which nothing is left to decide, by the ids they are about. */
export interface OutdatedIds {
  /** Plays whose held prices are replaced by prices that are believed. */
  readonly prices: readonly number[];
  /** Held plays that closed. */
  readonly plays: readonly number[];
  /** Matches whose teams are known now. */
  readonly matches: readonly number[];
}

export interface QuarantineStore {
  /** What is stored of what a batch is about; the rest is left out. */
  ground(query: GuardQuery): Promise<GuardGround>;
  /** Open and suspended plays of these matches. */
  playsOf(gameIds: readonly number[]): Promise<GuardedPlay[]>;
  /** Keeps what is doubted; answers what was not held already. */
  hold(events: readonly DoubtedEvent[], at: number): Promise<DoubtedEvent[]>;
  /** Ends the held entries of which nothing is left to decide. */
  outdate(ids: OutdatedIds, at: number): Promise<void>;
  /** Locks plays, or unlocks them (null). */
  guard(plays: ReadonlyMap<number, 1 | 2 | null>): Promise<void>;
  list(state: QuarantineEntry['state'] | 'all'): Promise<QuarantineEntry[]>;
  /** Notes a decision of a person; false where there is nothing held under this id. */
  approve(id: number, by: string): Promise<boolean>;
  reject(id: number, by: string): Promise<boolean>;
  /** Held entries that are decided: rejected, or approved by as many people as their kind needs. */
  decided(): Promise<QuarantineEntry[]>;
  close(id: number, state: 'released' | 'rejected', at: number): Promise<void>;
}
