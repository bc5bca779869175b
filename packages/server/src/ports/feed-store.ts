import type { FeedEvent, LiveState, PlayStatus, PointStatus } from '@clutchline/contract';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;

/** A batch of feed events after folding: only the last event about each thing. */
export interface FeedBatch {
  readonly gameTypes: readonly EventOf<'game-type'>[];
  readonly events: readonly EventOf<'event'>[];
  readonly teams: readonly EventOf<'team'>[];
  readonly matches: readonly EventOf<'match'>[];
  readonly plays: readonly EventOf<'play'>[];
  /** Last price of each point in thousandths; null if it has none. */
  readonly prices: ReadonlyMap<number, number | null>;
  /** Suspensions of single points, independent of their plays: true is suspended, false open. */
  readonly suspensions: ReadonlyMap<number, boolean>;
  readonly playStates: ReadonlyMap<number, PlayStatus>;
  readonly lives: ReadonlyMap<number, LiveState>;
  /**
   * Suspended, paused or without a price within the batch, and open again at its end: held bets on it are rejected
   * (R12).
   */
  readonly interrupted: {
    readonly matches: ReadonlySet<number>;
    readonly plays: ReadonlySet<number>;
    readonly points: ReadonlySet<number>;
  };
  readonly mapResults: readonly EventOf<'map-result'>[];
  readonly matchResults: readonly EventOf<'match-result'>[];
  readonly outrightResults: readonly EventOf<'outright-result'>[];
  readonly matchVoids: readonly EventOf<'match-void'>[];
  readonly playVoids: readonly EventOf<'play-void'>[];
}

export interface ChangedPoint {
  readonly pointId: number;
  readonly gameId: number;
  /** Null if it has no price. */
  readonly odd: number | null;
  readonly version: number;
  readonly status: PointStatus;
  /** Whether this change stopped betting: suspended, or its price withdrawn. */
  readonly stopped: boolean;
  readonly inList: boolean;
}

export interface ChangedPlay {
  readonly playId: number;
  readonly gameId: number;
  readonly status: PlayStatus;
  readonly inList: boolean;
}

export interface ChangedLive {
  readonly gameId: number;
  readonly live: LiveState;
  readonly statusChanged: boolean;
  /** Whether its points began or stopped accepting bets. */
  readonly takesBetsChanged: boolean;
  readonly hideChanged: boolean;
}

/** A result that contradicts the stored one, which stays. */
export interface ContradictedResult {
  readonly gameId: number;
  /** 0 for the whole match. */
  readonly round: number;
}

export interface FeedChanges {
  /** Matches that are new, or whose stable fields changed. */
  readonly matches: readonly number[];
  /** Plays that are new, or whose stable fields changed. */
  readonly structure: readonly ChangedPlay[];
  readonly plays: readonly ChangedPlay[];
  readonly points: readonly ChangedPoint[];
  readonly lives: readonly ChangedLive[];
  /** Matches with a new result. */
  readonly decided: readonly number[];
  readonly contradicted: readonly ContradictedResult[];
}

/** Stores feed events. Repeating a batch changes nothing and returns no changes. */
export interface FeedStore {
  apply(batch: FeedBatch): Promise<FeedChanges>;
  /** Business time up to which the feed is stored; null before the first snapshot. */
  fedUntil(): Promise<number | null>;
  /**
   * Records, in the same transaction, that the feed is stored from `from` (null: nothing yet) to `until`. False if the
   * stored feed does not end at `from`, because another process was faster.
   *
   * @param fedAt database time in ms at which the source was complete up to `until`.
   */
  advance(from: number | null, until: number, fedAt: number): Promise<boolean>;
  /** The database's clock and the age of the feed at that moment. */
  readFreshness(): Promise<FeedFreshness>;
}

export interface FeedFreshness {
  /** In ms since 1970. */
  readonly databaseNow: number;
  /** Real time in ms since the source was complete up to the stored state; null before the first snapshot. */
  readonly feedAgeMs: number | null;
}
