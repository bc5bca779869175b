/** From where a call came, as a record keeps it: a country and a network, never a whole address. */
export interface Origin {
  readonly network: string | null;
  readonly country: string | null;
}

/** From where one request for a bet came, and whether it was let through (S15). */
export interface RegionDecision {
  readonly accountId: number;
  readonly requestId: string;
  /** The network of the address, '203.0.113.0/24'; null where it was none. Whole addresses are not kept. */
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
