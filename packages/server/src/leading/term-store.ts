export interface TermStore {
  /** Locks the term until the transaction ends, which delays a take-over; false if it is over. */
  hold(term: number): Promise<boolean>;
}
