/** A seal of the ledger (R30): a change of anything written before it leads to another head. */
export interface Seal {
  /** Counts from 1 without a gap. */
  readonly number: number;
  /** The UTC day of business time it was made on, such as '2026-01-31'. */
  readonly day: string;
  /** How many ledger transactions it covers. */
  readonly transactions: number;
  /** SHA-256 in hexadecimal digits, over the head before and everything it covers. */
  readonly head: string;
}

export interface SealStore {
  last(): Promise<Seal | null>;
  find(number: number): Promise<Seal | null>;
  /**
   * Seals what is committed and can have no predecessor any more: at most `most` transactions, and about as many records,
   * which are the rows that prove what players were shown and protected by. Null if there is nothing to seal, or another
   * server was quicker. `at` is business time in ms.
   */
  sealNext(at: number, most: number): Promise<Seal | null>;
}
