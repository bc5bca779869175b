import type { LiveState, PlayStatus, PointStatus } from '@clutchline/contract';

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
