import type { CallResponse } from '../services/service';

export type PlacementAnswer = CallResponse<'playMore'>;

/** A placement request that was answered, kept for ever under the player's own request id (BET-8). */
export interface Placement {
  readonly accountId: number;
  readonly requestId: string;
  /** SHA-256 of what was asked, to tell a retry from another request under the same id. */
  readonly bodyHash: string;
  readonly answer: PlacementAnswer;
}

export interface PlacementStore {
  find(accountId: number, requestId: string): Promise<Placement | null>;
  insert(placement: Placement, at: number): Promise<void>;
}
