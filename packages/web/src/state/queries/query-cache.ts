import { toJson } from '../../data/to-json';
import { type Query, QueryEntry, type QueryScope } from './query-entry';

/** Retention of an unwatched answer. */
const KEPT_MS = 300_000;

/** Cached answers of one mounted app. */
export class QueryCache {
  readonly #now: () => number;
  #isSeen = true;
  readonly #refetches = new WeakSet<AbortSignal>();
  readonly #entries = new Map<string, { readonly scope: QueryScope; readonly entry: QueryEntry<unknown> }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The same object as long as it is watched. */
  entry<Data>(query: Query<Data>): QueryEntry<Data>;
  entry(query: Query<unknown>): QueryEntry<unknown> {
    const name = toJson(query.key);
    const known = this.#entries.get(name);
    if (known !== undefined) return known.entry;
    this.#sweep();
    const entry = new QueryEntry(
      query,
      this.#now,
      () => this.#isSeen,
      (signal) => this.#refetches.add(signal),
    );
    this.#entries.set(name, { scope: query.key[0], entry });
    return entry;
  }

  /** Whether the request of this signal has earlier data to show if it fails. */
  isRefetch(signal: AbortSignal): boolean {
    return this.#refetches.has(signal);
  }

  /** Fetches watched queries again; others when next requested. */
  invalidate(scope: QueryScope): void {
    for (const known of this.#entries.values()) if (known.scope === scope) known.entry.invalidate();
  }

  /** Periodic fetches stop while hidden; then stale queries are fetched. */
  setSeen(isSeen: boolean): void {
    this.#isSeen = isSeen;
    if (isSeen) for (const { entry } of this.#entries.values()) entry.wake();
  }

  remove(scope: QueryScope): void {
    for (const [name, known] of this.#entries) {
      if (known.scope !== scope) continue;
      known.entry.stop();
      this.#entries.delete(name);
    }
  }

  reset(): void {
    for (const { entry } of this.#entries.values()) entry.reset();
  }

  clear(): void {
    for (const { entry } of this.#entries.values()) entry.stop();
    this.#entries.clear();
  }

  #sweep(): void {
    const before = this.#now() - KEPT_MS;
    for (const [name, { entry }] of this.#entries) {
      if (entry.unwatchedSince !== null && entry.unwatchedSince < before) this.#entries.delete(name);
    }
  }
}

/** Ms for which invalidations are collected. */
const REFRESH_MS = 1_000;

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
