import type { Match, MatchStream } from '@clutchline/contract';
import type { StoreApi } from 'zustand/vanilla';

import type { GameState } from '../prices/odds-store';
import type { DelayBuffer } from './delay-buffer';

/** The stream that the app plays: at most one (MINI-1). */
export interface Watched {
  readonly match: Match;
  readonly stream: MatchStream;
  /** Real time of the server minus that of this machine, ms. */
  readonly wallOffset: number;
  /** Delay of the picture as measured, otherwise as stated, ms; null if neither is known (SYNC-1). */
  readonly baseMs: number | null;
  readonly isMeasured: boolean;
  /** What the player adds, ms. */
  readonly correctionMs: number;
  /** Whether the score follows the picture (SYNC-2). */
  readonly isSynced: boolean;
  readonly hidesMarkets: boolean;
  readonly history: DelayBuffer<GameState>;
}

export interface WatchState {
  readonly watched: Watched | null;
  /** Place of the player in the screen of the match; null while it is docked. */
  readonly place: HTMLElement | null;
}

export type WatchStore = StoreApi<WatchState>;
