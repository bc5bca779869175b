import type { ServerContext } from '../platform/context';

export interface TermStore {
  /** Locks the term until the transaction ends, which delays a take-over; false if the term is over. */
  hold(term: number): Promise<boolean>;
}

/**
 * Each transaction locks the term and fails if another process has taken over, so a paused leader that resumes changes
 * nothing. It then aborts `over`: no new transaction begins, and failures are logged as information.
 */
export function withinTerm<Stores extends { readonly terms: TermStore }>(
  context: ServerContext<Stores>,
  term: number,
  over: AbortController,
): ServerContext<Stores> {
  const { log } = context;
  const failure = new Error(`term ${term} is over`);
  return {
    ...context,
    log: {
      ...log,
      error: (fields, message) => (over.signal.aborted ? log.info(fields, message) : log.error(fields, message)),
    },
    inTransaction: async (work) => {
      if (over.signal.aborted) throw failure;
      return await context.inTransaction(async (stores) => {
        if (await stores.terms.hold(term)) return await work(stores);
        over.abort();
        throw failure;
      });
    },
  };
}
