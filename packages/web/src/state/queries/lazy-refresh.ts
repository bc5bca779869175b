import type { QueryClient } from '@tanstack/react-query';

/** How long news is gathered before what is on the screen is fetched again, in ms. */
export const REFRESH_MS = 1_000;

/** Fetches again what a push said is old: once for all the news of a moment. */
export class LazyRefresh {
  readonly #queries: QueryClient;
  readonly #due = new Set<string>();

  constructor(queries: QueryClient) {
    this.#queries = queries;
  }

  /** @param scope first part of the query keys concerned. */
  ask(scope: 'matches' | 'own'): void {
    if (this.#due.has(scope)) return;
    this.#due.add(scope);
    setTimeout(() => {
      this.#due.delete(scope);
      void this.#queries.invalidateQueries({ queryKey: [scope] });
    }, REFRESH_MS);
  }
}
