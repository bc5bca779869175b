import type { QueryScope } from './query';
import type { QueryCache } from './query-cache';

/** How long news is gathered before what is on the screen is fetched again, in ms. */
export const REFRESH_MS = 1_000;

/** Fetches again what a push said is old: once for all the news of a moment. */
export class LazyRefresh {
  readonly #queries: QueryCache;
  readonly #due = new Set<QueryScope>();

  constructor(queries: QueryCache) {
    this.#queries = queries;
  }

  /** @param scope first part of the query keys concerned. */
  ask(scope: QueryScope): void {
    if (this.#due.has(scope)) return;
    this.#due.add(scope);
    setTimeout(() => {
      this.#due.delete(scope);
      this.#queries.invalidate(scope);
    }, REFRESH_MS);
  }
}
