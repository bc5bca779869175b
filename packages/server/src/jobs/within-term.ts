import type { Context } from '../context';

/**
 * The context of a leader's jobs: each transaction holds the term, and fails where another process has taken over. So a
 * leader that stood still and wakes up changes nothing. A term that turns out to be over is aborted; from then on nothing
 * is begun any more, and what fails is no error.
 */
export function withinTerm(context: Context, term: number, over: AbortController): Context {
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
