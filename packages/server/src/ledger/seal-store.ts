/** R30. */
export interface Seal {
  /** From 1, without gaps. */
  readonly number: number;
  /** UTC day of business time: '2026-01-31'. */
  readonly day: string;
  readonly transactions: number;
  /** Hex; covers the previous head. */
  readonly head: string;
}

export interface SealStore {
  last(): Promise<Seal | null>;
  find(number: number): Promise<Seal | null>;
  /** Seals only what no later commit can precede. Null if there is nothing to seal or another server was faster. */
  sealNext(at: number, most: number): Promise<Seal | null>;
}
