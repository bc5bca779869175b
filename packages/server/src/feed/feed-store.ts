import type { FeedEvent, LiveState, PlayStatus } from '@clutchline/contract';

import type { FeedChanges } from '../catalogue';

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
  /** 1 hidden, 0 shown. */
  readonly playHides: ReadonlyMap<number, 0 | 1>;
  /** By game type: true takes no bets. */
  readonly gameStops: ReadonlyMap<number, boolean>;
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

/** Anchor of the business clock, and the stored feed. */
export interface FeedState {
  readonly fingerprint: string;
  /** Business time in ms at `anchorWall`. */
  readonly anchorVirtual: number;
  readonly anchorWall: number;
  /** Business time per wall-clock time. */
  readonly speed: number;
}

export interface FeedStateStore {
  read(): Promise<FeedState | null>;
  write(state: FeedState): Promise<void>;
}
