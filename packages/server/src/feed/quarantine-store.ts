import type {
  CategoryId,
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

export interface DoubtedEvent {
  readonly kind: QuarantineKind;
  readonly reason: string;
  readonly gameId: number | null;
  readonly playId: number | null;
  readonly round: number | null;
  readonly event: FeedEvent | { readonly malformed: string };
}

export interface QuarantineEntry extends DoubtedEvent {
  readonly id: number;
  readonly seen: number;
  readonly at: number;
  readonly state: 'held' | 'released' | 'rejected' | 'outdated';
  readonly approvedBy: readonly string[];
  readonly rejectedBy: string | null;
}

/** Status, map and scores: their change explains a price change. */
export type MatchProgress = readonly number[];

/** Odds in thousandths by point; null without a price. */
export interface GuardedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly categoryId: CategoryId;
  readonly market: MarketCode;
  readonly status: PlayStatus;
  /** Status that the feed requests for a locked play; null if unlocked. */
  readonly guarded: 1 | 2 | null;
  /** Only an operator can unlock it: play or match has a quarantine entry other than prices. */
  readonly isBound: boolean;
  readonly progress: MatchProgress;
  readonly odds: ReadonlyMap<number, number | null>;
  /** Latest quarantined prices. */
  readonly heldOdds: ReadonlyMap<number, number | null>;
  /** Settled, and not entirely as void: a void would change money that has been paid. */
  readonly hasPaid: boolean;
}

export interface GuardedMatch {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
  readonly bestOf: number;
  readonly startTime: number;
  readonly status: MatchStatus;
  readonly isHide: 0 | 1;
  readonly progress: MatchProgress;
  readonly isBound: boolean;
  readonly facts: MatchFacts | null;
  readonly maps: ReadonlyMap<number, MapFacts>;
  readonly outright: OutrightFacts | null;
  /** Team ids of an outright's picks. */
  readonly runners: ReadonlySet<number>;
}

export interface NameIds {
  readonly gameTypes: ReadonlySet<number>;
  readonly events: ReadonlySet<number>;
  readonly teams: ReadonlySet<number>;
}

export interface GuardQuery {
  readonly pointIds: readonly number[];
  readonly playIds: readonly number[];
  readonly gameIds: readonly number[];
  /** Referenced by matches and events. */
  readonly names: NameIds;
  /** Renamed in the batch. */
  readonly namedTeams: ReadonlySet<number>;
}

export interface OpenPair {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
}

export interface GuardGround {
  readonly plays: ReadonlyMap<number, GuardedPlay>;
  readonly matches: ReadonlyMap<number, GuardedMatch>;
  readonly names: NameIds;
  /** Of renamed teams. */
  readonly pairs: readonly OpenPair[];
  readonly teamNames: ReadonlyMap<number, Names>;
}

/** Ids whose held entries need no decision any more. */
export interface OutdatedIds {
  readonly prices: readonly number[];
  /** Closed plays. */
  readonly plays: readonly number[];
  readonly matches: readonly number[];
}

export interface QuarantineStore {
  /** Omits what is not stored. */
  ground(query: GuardQuery): Promise<GuardGround>;
  playsOf(gameIds: readonly number[]): Promise<GuardedPlay[]>;
  /** Returns those that were not held already. */
  hold(events: readonly DoubtedEvent[], at: number): Promise<DoubtedEvent[]>;
  outdate(ids: OutdatedIds, at: number): Promise<void>;
  /** Locks plays; null unlocks. */
  guard(plays: ReadonlyMap<number, 1 | 2 | null>): Promise<void>;
  list(state: QuarantineEntry['state'] | 'all'): Promise<QuarantineEntry[]>;
  /** False if no entry is held under this id. */
  approve(id: number, by: string): Promise<boolean>;
  reject(id: number, by: string): Promise<boolean>;
  /** Held entries to execute: rejected, or with enough approvals for their kind. */
  decided(): Promise<QuarantineEntry[]>;
  close(id: number, state: 'released' | 'rejected', at: number): Promise<void>;
}
