import type { Names } from '@clutchline/contract';

/** A runner of an outright with its price in each step of the event, in thousandths. */
export interface Runner {
  readonly teamId: number;
  readonly names: Names;
  readonly odds: readonly number[];
}

/**
 * The champion bets of an event as they will go, from first to last: like a match script a value that every moment can be
 * worked out from. Times in ms.
 */
export interface OutrightScript {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly stageNames: Names;
  readonly publishedAt: number;
  /** How long a price stands. */
  readonly stepMs: number;
  readonly closesAt: number;
  readonly endsAt: number;
  readonly runners: readonly Runner[];
  readonly winner: number;
  /** The runner that withdraws, and when; null where all go to the end. */
  readonly withdrawal: { readonly teamId: number; readonly at: number } | null;
  readonly source: string;
}
