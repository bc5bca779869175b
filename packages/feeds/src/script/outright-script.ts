import type { Names } from '@clutchline/contract';

/** A runner of an outright with its price in each step, thousandths. */
export interface Runner {
  readonly teamId: number;
  readonly names: Names;
  readonly odds: readonly number[];
}

/** The complete course of an event's champion bets; as for a match script, every state derives from it. Times in ms. */
export interface OutrightScript {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly stageNames: Names;
  readonly publishedAt: number;
  /** Interval of price changes. */
  readonly stepMs: number;
  readonly closesAt: number;
  readonly endsAt: number;
  readonly runners: readonly Runner[];
  readonly winner: number;
  /** The runner that withdraws, and when; null if no runner does. */
  readonly withdrawal: { readonly teamId: number; readonly at: number } | null;
  readonly source: string;
}
