import type { FeedEvent, MapFacts, MarketCode, MatchFacts, MatchStatus, PlayStatus } from '@clutchline/contract';

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

/** A stored play as the guard looks at it. Odds in thousandths, by point. */
export interface GuardedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly market: MarketCode;
  readonly status: PlayStatus;
  /** What the feed wants of it while the guard keeps it locked; null where it does not. */
  readonly guarded: 1 | 2 | null;
  readonly matchStatus: MatchStatus;
  readonly odds: ReadonlyMap<number, number>;
}

/** A stored match as the guard looks at it. */
export interface GuardedMatch {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
  readonly bestOf: number;
  readonly startTime: number;
  readonly status: MatchStatus;
  readonly facts: MatchFacts | null;
  readonly maps: ReadonlyMap<number, MapFacts>;
}

/** What a batch concerns. */
export interface GuardQuery {
  readonly pointIds: readonly number[];
  readonly playIds: readonly number[];
  readonly gameIds: readonly number[];
}

export interface GuardGround {
  readonly plays: ReadonlyMap<number, GuardedPlay>;
  readonly matches: ReadonlyMap<number, GuardedMatch>;
}

export interface QuarantineStore {
  /** The stored plays and matches that a batch is about; what is not stored is left out. */
  ground(query: GuardQuery): Promise<GuardGround>;
  /** Open and suspended plays of these matches. */
  playsOf(gameIds: readonly number[]): Promise<GuardedPlay[]>;
  /** Keeps what is doubted; answers what was not held already. */
  hold(events: readonly DoubtedEvent[], at: number): Promise<DoubtedEvent[]>;
  /** Locks plays, or unlocks them (null). What is held of a play that is unlocked is outdated. */
  guard(plays: ReadonlyMap<number, 1 | 2 | null>, at: number): Promise<void>;
  list(state: QuarantineEntry['state'] | 'all'): Promise<QuarantineEntry[]>;
  /** Notes a decision of a person; false where there is nothing held under this id. */
  approve(id: number, by: string): Promise<boolean>;
  reject(id: number, by: string): Promise<boolean>;
  /** Held entries that are decided: rejected, or approved by as many people as their kind needs. */
  decided(): Promise<QuarantineEntry[]>;
  close(id: number, state: 'released' | 'rejected', at: number): Promise<void>;
}
