import type { StoreApi } from 'zustand/vanilla';

/** A ticket settled again and not seen since (BET-9). */
export interface Correction {
  readonly orderNo: string;
  readonly revision: number;
  readonly generation: number;
}

/** Newest first. */
export type CorrectionStore = StoreApi<readonly Correction[]>;
