import type { FeedEvent, LiveState, PlayStatus, PointStatus } from '@clutchline/contract';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;

/** Folded feed events: only the last event about each thing. */
export interface FeedBatch {
  readonly gameTypes: readonly EventOf<'game-type'>[];
  readonly events: readonly EventOf<'event'>[];
  readonly teams: readonly EventOf<'team'>[];
  readonly matches: readonly EventOf<'match'>[];
  readonly plays: readonly EventOf<'play'>[];
  /** Thousandths; null without a price. */
  readonly prices: ReadonlyMap<number, number | null>;
  /** By point, independent of its play: true is suspended, false open. */
  readonly suspensions: ReadonlyMap<number, boolean>;
  readonly playStates: ReadonlyMap<number, PlayStatus>;
  readonly lives: ReadonlyMap<number, LiveState>;
  /** Suspended, paused or without a price within the batch, and open again at its end: rejects held bets (R12). */
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

export interface ChangedLive {
  readonly gameId: number;
  readonly live: LiveState;
  readonly statusChanged: boolean;
  /** Whether its points began or stopped accepting bets. */
  readonly takesBetsChanged: boolean;
  readonly hideChanged: boolean;
}

/** The stored result stays. */
export interface ContradictedResult {
  readonly gameId: number;
  /** 0 for the whole match. */
  readonly round: number;
}

export interface FeedChanges {
  /** New, or stable fields changed. */
  readonly matches: readonly number[];
  /** New, or stable fields changed. */
  readonly structure: readonly ChangedPlay[];
  readonly plays: readonly ChangedPlay[];
  readonly points: readonly ChangedPoint[];
  readonly lives: readonly ChangedLive[];
  readonly decided: readonly number[];
  readonly contradicted: readonly ContradictedResult[];
}

export interface FeedStore {
  apply(batch: FeedBatch): Promise<FeedChanges>;
  /** Business time up to which the feed is stored; null before the first snapshot. */
  fedUntil(): Promise<number | null>;
  /**
   * Records, in the transaction that stores it, the feed from `from` (null: nothing stored) to `until`. False if
   * another process was faster.
   *
   * @param fedAt database time in ms at which the source was complete up to `until`.
   */
  advance(from: number | null, until: number, fedAt: number): Promise<boolean>;
  readFreshness(): Promise<FeedFreshness>;
}

export interface FeedFreshness {
  /** Ms since 1970. */
  readonly databaseNow: number;
  /** Real time in ms since the source was complete up to the stored state; null before the first snapshot. */
  readonly feedAgeMs: number | null;
}
