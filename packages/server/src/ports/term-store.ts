/** The term of whoever leads the processes, as a transaction sees it. */
export interface TermStore {
  /** Holds this term to the end of the transaction: nobody takes over before it. False where it is over already. */
  hold(term: number): Promise<boolean>;
}
