import type { StoreApi } from 'zustand/vanilla';

/** A ticket that was settled again; the player has not seen it (BET-9). */
export interface Correction {
  readonly orderNo: string;
  /** Number of settlements, 2 or more. */
  readonly revision: number;
  /** Session generation of the player. */
  readonly turn: number;
}

/** The newest first. */
export type CorrectionStore = StoreApi<readonly Correction[]>;
