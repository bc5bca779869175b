import type { FeedEvent, LiveState, PlayStatus } from '@clutchline/contract';

import type { FeedChanges } from '../catalogue';
import type { FedStream } from '../content';

type EventOf<Type extends FeedEvent['type']> = Extract<FeedEvent, { type: Type }>;

/** Last event about each thing. */
export interface FeedBatch {
  readonly gameTypes: readonly EventOf<'game-type'>[];
  readonly events: readonly EventOf<'event'>[];
  readonly teams: readonly EventOf<'team'>[];
  readonly matches: readonly EventOf<'match'>[];
  readonly plays: readonly EventOf<'play'>[];
  readonly prices: ReadonlyMap<number, number | null>;
  /** By point, apart from its play. */
  readonly suspensions: ReadonlyMap<number, boolean>;
  readonly playStates: ReadonlyMap<number, PlayStatus>;
  /** 1: hidden. */
  readonly playHides: ReadonlyMap<number, 0 | 1>;
  /** True: no bets. */
  readonly gameStops: ReadonlyMap<number, boolean>;
  readonly lives: ReadonlyMap<number, LiveState>;
  /** Suspended within the batch and open again at its end: held bets are rejected (R12). */
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
  readonly stages: readonly EventOf<'event-stage'>[];
  readonly details: readonly EventOf<'event-details'>[];
  readonly teamDetails: readonly EventOf<'team-details'>[];
  readonly streams: readonly FedStream[];
}

export interface FeedStore {
  apply(batch: FeedBatch): Promise<FeedChanges>;
  /** Business time. */
  fedUntil(): Promise<number | null>;
  /**
   * Needs the transaction that stores the feed from `from` (null: nothing stored) to `until`. False if another process
   * was faster.
   *
   * @param fedAt database time at which the source was complete up to `until`.
   */
  advance(from: number | null, until: number, fedAt: number): Promise<boolean>;
  readFreshness(): Promise<FeedFreshness>;
}

export interface FeedFreshness {
  readonly databaseNow: number;
  /** Real time since the source was complete; null before the first snapshot. */
  readonly feedAgeMs: number | null;
}

/** Anchor of the business clock. */
export interface FeedState {
  readonly fingerprint: string;
  readonly anchorVirtual: number;
  readonly anchorWall: number;
  /** Business per wall-clock time. */
  readonly speed: number;
}

export interface FeedStateStore {
  read(): Promise<FeedState | null>;
  write(state: FeedState): Promise<void>;
}
