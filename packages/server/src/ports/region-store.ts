/** Recorded origin of a call: country and network, never a full address. */
export interface Origin {
  readonly network: string | null;
  readonly country: string | null;
}

/** Origin of a bet request, and whether it was allowed (S15). */
export interface RegionDecision {
  readonly accountId: number;
  readonly requestId: string;
  /** Network of the address, such as '203.0.113.0/24', or null. Full addresses are not stored. */
  readonly network: string | null;
  readonly country: string | null;
  readonly allowed: boolean;
  /** Business time in ms. */
  readonly at: number;
}

export interface RegionStore {
  /** Resolves once the decision is committed. */
  record(decision: RegionDecision): Promise<void>;
}
