import type { FeedEvent, LiveState, PlayStatus, PointStatus } from '@clutchline/contract';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;

/** A batch of feed events after folding: for each thing only its last word. */
export interface FeedBatch {
  readonly gameTypes: readonly EventOf<'game-type'>[];
  readonly events: readonly EventOf<'event'>[];
  readonly teams: readonly EventOf<'team'>[];
  readonly matches: readonly EventOf<'match'>[];
  readonly plays: readonly EventOf<'play'>[];
  /** Last price of each point, in thousandths; null where it has none. */
  readonly prices: ReadonlyMap<number, number | null>;
  /** Points by themselves, whatever their plays do: true is suspended, false open. */
  readonly suspensions: ReadonlyMap<number, boolean>;
  readonly playStates: ReadonlyMap<number, PlayStatus>;
  readonly lives: ReadonlyMap<number, LiveState>;
  /** Suspended, paused or without a price within the batch and open again at its end: bets held on it are rejected (R12). */
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
  /** Null where it has no price. */
  readonly odd: number | null;
  readonly version: number;
  readonly status: PointStatus;
  /** Whether this change took it off offer: suspended, or its price withdrawn. */
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
  /** Whether its points began or ceased to take bets. */
  readonly takesBetsChanged: boolean;
  readonly hideChanged: boolean;
}

/** A result that contradicts the one already stored; the stored one stands. */
export interface ContradictedResult {
  readonly gameId: number;
  /** 0 for the whole match. */
  readonly round: number;
}

export interface FeedChanges {
  /** Matches that came, or whose stable fields changed. */
  readonly matches: readonly number[];
  /** Plays that came, or whose stable fields changed. */
  readonly structure: readonly ChangedPlay[];
  readonly plays: readonly ChangedPlay[];
  readonly points: readonly ChangedPoint[];
  readonly lives: readonly ChangedLive[];
  /** Matches with a new result. */
  readonly decided: readonly number[];
  readonly contradicted: readonly ContradictedResult[];
}

/** Where a feed's words are stored. Repeating a batch changes nothing and reports nothing. */
export interface FeedStore {
  apply(batch: FeedBatch): Promise<FeedChanges>;
  /** Up to when, in business time, everything is stored; null before the first image. */
  fedUntil(): Promise<number | null>;
  /**
   * Notes that everything between the two moments is stored, in the transaction that stores it. False where somebody else
   * came first: what is stored does not end at `from` (null: nothing is stored yet).
   *
   * @param fedAt real time by the database's clock, in ms, at which the source was complete up to `until`.
   */
  advance(from: number | null, until: number, fedAt: number): Promise<boolean>;
  /** The database's clock and the age of the feed at that moment. */
  readFreshness(): Promise<FeedFreshness>;
}

export interface FeedFreshness {
  /** The database's clock, in ms since 1970. */
  readonly databaseNow: number;
  /** Real time since the source was complete up to what is stored, in ms; null before the first image. */
  readonly feedAgeMs: number | null;
}
