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

/** A feed event that the guard does not accept. */
export interface DoubtedEvent {
  readonly kind: QuarantineKind;
  readonly reason: string;
  readonly gameId: number | null;
  readonly playId: number | null;
  readonly round: number | null;
  readonly event: FeedEvent | { readonly malformed: string };
}

/** The stored form. */
export interface QuarantineEntry extends DoubtedEvent {
  readonly id: number;
  readonly seen: number;
  readonly at: number;
  readonly state: 'held' | 'released' | 'rejected' | 'outdated';
  readonly approvedBy: readonly string[];
  readonly rejectedBy: string | null;
}

/** Status, map and scores of a match: their change explains a price change. */
export type Standing = readonly number[];

/** A stored play as the guard needs it. Odds in thousandths by point; null for a point without a price. */
export interface GuardedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly market: MarketCode;
  readonly status: PlayStatus;
  /** The status that the feed requests while the guard locks the play; null if it is not locked. */
  readonly guarded: 1 | 2 | null;
  /** Whether only an operator can unlock it: the play or its match has a quarantine entry other than prices. */
  readonly isBound: boolean;
  readonly standing: Standing;
  readonly odds: ReadonlyMap<number, number | null>;
  /** Latest feed prices among those in quarantine. */
  readonly heldOdds: ReadonlyMap<number, number | null>;
  /** Settled, and not entirely as void: voiding it would change money that has been paid. */
  readonly hasPaid: boolean;
}

/** A stored match as the guard needs it. */
export interface GuardedMatch {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
  readonly bestOf: number;
  readonly startTime: number;
  readonly status: MatchStatus;
  readonly isHide: 0 | 1;
  readonly standing: Standing;
  /** As in {@link GuardedPlay}, for the whole match. */
  readonly isBound: boolean;
  readonly facts: MatchFacts | null;
  readonly maps: ReadonlyMap<number, MapFacts>;
  readonly outright: OutrightFacts | null;
  /** Teams of the picks of an outright; else empty. */
  readonly runners: ReadonlySet<number>;
}

export interface NameIds {
  readonly gameTypes: ReadonlySet<number>;
  readonly events: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}

/** The ids in a batch. */
export interface GuardQuery {
  readonly pointIds: readonly number[];
  readonly playIds: readonly number[];
  readonly gameIds: readonly number[];
  /** Referenced by its matches and events. */
  readonly names: NameIds;
  /** Teams that the batch renames. */
  readonly namedTeams: ReadonlySet<number>;
}

/** A stored match that is not over, with its two teams. */
export interface OpenPair {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
}

export interface GuardGround {
  readonly plays: ReadonlyMap<number, GuardedPlay>;
  readonly matches: ReadonlyMap<number, GuardedMatch>;
  /** The stored ones among the requested names. */
  readonly names: NameIds;
  /** Open matches of the renamed teams. */
  readonly pairs: readonly OpenPair[];
  /** Stored names of the teams of the matches and pairs. */
  readonly teamNames: ReadonlyMap<number, Names>;
}

/** Ids whose held entries need no decision any more. */
export interface OutdatedIds {
  /** Plays whose held prices were replaced by accepted prices. */
  readonly prices: readonly number[];
  /** Held plays that closed. */
  readonly plays: readonly number[];
  /** Matches whose teams are known. */
  readonly matches: readonly number[];
}

export interface QuarantineStore {
  /** Stored data for a batch; unknown ids are left out. */
  ground(query: GuardQuery): Promise<GuardGround>;
  /** Open and suspended plays of these matches. */
  playsOf(gameIds: readonly number[]): Promise<GuardedPlay[]>;
  /** Stores entries; returns those that were not held already. */
  hold(events: readonly DoubtedEvent[], at: number): Promise<DoubtedEvent[]>;
  /** Closes held entries that need no decision any more. */
  outdate(ids: OutdatedIds, at: number): Promise<void>;
  /** Locks plays; null unlocks. */
  guard(plays: ReadonlyMap<number, 1 | 2 | null>): Promise<void>;
  list(state: QuarantineEntry['state'] | 'all'): Promise<QuarantineEntry[]>;
  /** Records an operator's approval; false if no entry is held under this id. */
  approve(id: number, by: string): Promise<boolean>;
  reject(id: number, by: string): Promise<boolean>;
  /** Held entries to execute: rejected, or approved by as many operators as their kind needs. */
  decided(): Promise<QuarantineEntry[]>;
  close(id: number, state: 'released' | 'rejected', at: number): Promise<void>;
}
