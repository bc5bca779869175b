import type { StoreApi } from 'zustand/vanilla';

/** A ticket that was settled again and not seen since (BET-9). */
export interface Correction {
  readonly orderNo: string;
  /** Number of settlements, 2 or more. */
  readonly revision: number;
  /** Session generation. */
  readonly generation: number;
}

/** Newest first. */
export type CorrectionStore = StoreApi<readonly Correction[]>;
