import type { StoreApi } from 'zustand/vanilla';

/** A ticket that was settled anew, and that its player has not been told of (BET-9). */
export interface Correction {
  readonly orderNo: string;
  /** Its settlements so far, 2 or more. */
  readonly revision: number;
  /** The player it belongs to, as the session counts them. */
  readonly turn: number;
}

/** The newest first. */
export type CorrectionStore = StoreApi<readonly Correction[]>;
