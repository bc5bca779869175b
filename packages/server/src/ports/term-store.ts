/** The leader's term within a transaction. */
export interface TermStore {
  /** Locks the term until the transaction ends, which delays a take-over. False if the term is over. */
  hold(term: number): Promise<boolean>;
}
