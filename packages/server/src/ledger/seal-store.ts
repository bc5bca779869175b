/** R30: changing anything written before it changes the head. */
export interface Seal {
  /** From 1, without gaps. */
  readonly number: number;
  /** UTC day of business time: '2026-01-31'. */
  readonly day: string;
  readonly transactions: number;
  /** SHA-256 in hex, over the previous head too. */
  readonly head: string;
}

export interface SealStore {
  last(): Promise<Seal | null>;
  find(number: number): Promise<Seal | null>;
  /**
   * Seals at most `most` transactions, and about as many records, that no later commit can precede. Null if there is
   * nothing to seal or another server was faster.
   */
  sealNext(at: number, most: number): Promise<Seal | null>;
}
