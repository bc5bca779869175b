import type { QueryScope } from './query';
import type { QueryCache } from './query-cache';

/** Ms for which invalidations are collected. */
export const REFRESH_MS = 1_000;

/** Fetches invalidated data once per period. */
export class LazyRefresh {
  readonly #queries: QueryCache;
  readonly #due = new Set<QueryScope>();

  constructor(queries: QueryCache) {
    this.#queries = queries;
  }

  /** @param scope first part of the query keys. */
  ask(scope: QueryScope): void {
    if (this.#due.has(scope)) return;
    this.#due.add(scope);
    setTimeout(() => {
      this.#due.delete(scope);
      this.#queries.invalidate(scope);
    }, REFRESH_MS);
  }
}
