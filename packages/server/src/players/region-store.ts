/** Region check of a bet request (S15). */
export interface RegionDecision {
  readonly accountId: number;
  readonly requestId: string;
  /** Such as '203.0.113.0/24'. */
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
