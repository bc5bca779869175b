import type { Names } from '@clutchline/contract';

/** Odds per step, thousandths. */
export interface Runner {
  readonly teamId: number;
  readonly names: Names;
  readonly odds: readonly number[];
}

/** Champion bets of an event. Times in ms. */
export interface OutrightScript {
  readonly gameId: number;
  readonly gameTypeId: number;
  readonly eventId: number;
  readonly stageNames: Names;
  readonly publishedAt: number;
  readonly stepMs: number;
  readonly closesAt: number;
  readonly endsAt: number;
  readonly runners: readonly Runner[];
  readonly winner: number;
  readonly withdrawal: { readonly teamId: number; readonly at: number } | null;
  readonly source: string;
}
