/** Ledger seal (R30): changing anything written before it changes the head. */
export interface Seal {
  /** From 1, without gaps. */
  readonly number: number;
  /** UTC day of business time: '2026-01-31'. */
  readonly day: string;
  /** Number covered. */
  readonly transactions: number;
  /** SHA-256 in hex over the previous head and everything covered. */
  readonly head: string;
}

export interface SealStore {
  last(): Promise<Seal | null>;
  find(number: number): Promise<Seal | null>;
  /**
   * Seals rows that no later commit can precede: at most `most` transactions, and about as many records (which prove
   * what players were shown and protected by). Null if there is nothing to seal or another server was faster. `at` is
   * business time in ms.
   */
  sealNext(at: number, most: number): Promise<Seal | null>;
}
