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

/** Status, map, scores: a change explains prices. */
export type MatchProgress = readonly number[];

/** Null without a price. */
export interface GuardedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly categoryId: CategoryId;
  readonly market: MarketCode;
  readonly status: PlayStatus;
  /** Status of the feed for a locked play. */
  readonly guarded: 1 | 2 | null;
  /** Needs an operator: an entry other than prices. */
  readonly isBound: boolean;
  readonly progress: MatchProgress;
  readonly odds: ReadonlyMap<number, number | null>;
  /** Latest quarantined prices. */
  readonly heldOdds: ReadonlyMap<number, number | null>;
  /** Not entirely void: a void would change paid money. */
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
  readonly names: NameIds;
  readonly namedTeams: ReadonlySet<number>;
}

export interface OpenPair {
  readonly gameId: number;
  readonly team1: number;
  readonly team2: number;
}

export interface GuardedTeam {
  readonly feed: Names;
  /** By language; null: the feed's alone. */
  readonly house: Partial<Names> | null;
}

export interface GuardGround {
  readonly plays: ReadonlyMap<number, GuardedPlay>;
  readonly matches: ReadonlyMap<number, GuardedMatch>;
  readonly names: NameIds;
  readonly pairs: readonly OpenPair[];
  readonly teams: ReadonlyMap<number, GuardedTeam>;
}

export interface OutdatedIds {
  readonly prices: readonly number[];
  /** Closed plays. */
  readonly plays: readonly number[];
  readonly matches: readonly number[];
}

export interface ResultDecision {
  readonly id: number;
  /** `event_hash` of what both saw. */
  readonly eventHash: string;
  readonly isApproved: boolean;
  readonly by: readonly [string, string];
}

export interface QuarantineStore {
  ground(query: GuardQuery): Promise<GuardGround>;
  playsOf(gameIds: readonly number[]): Promise<GuardedPlay[]>;
  /** Not held before. */
  hold(events: readonly DoubtedEvent[], at: number): Promise<DoubtedEvent[]>;
  outdate(ids: OutdatedIds, at: number): Promise<void>;
  guard(plays: ReadonlyMap<number, 1 | 2 | null>): Promise<void>;
  list(state: QuarantineEntry['state'] | 'all'): Promise<QuarantineEntry[]>;
  /** False if not held. */
  approve(id: number, by: string): Promise<boolean>;
  reject(id: number, by: string): Promise<boolean>;
  /** Rejected, or with enough approvals. */
  decided(): Promise<QuarantineEntry[]>;
  /** By two persons; false: not held any more, or another event. */
  recordResultDecision(decision: ResultDecision): Promise<boolean>;
  close(id: number, state: 'released' | 'rejected', at: number): Promise<void>;
}
