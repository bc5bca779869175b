import { toJson } from '../../data/to-json';
import { type Query, QueryEntry, type QueryScope } from './query-entry';

/** For unwatched answers. */
const RETENTION_MS = 300_000;

export class QueryCache {
  readonly #now: () => number;
  #isSeen = true;
  readonly #refetches = new WeakSet<AbortSignal>();
  readonly #entries = new Map<string, { readonly scope: QueryScope; readonly entry: QueryEntry<unknown> }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** The same object while watched. */
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

  /** Whether this request has earlier data to show if it fails. */
  isRefetch(signal: AbortSignal): boolean {
    return this.#refetches.has(signal);
  }

  /** Fetches watched queries now, others when requested. */
  invalidate(scope: QueryScope): void {
    for (const known of this.#entries.values()) if (known.scope === scope) known.entry.invalidate();
  }

  /** Hidden: no periodic fetches; afterwards fetches stale queries. */
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
    const before = this.#now() - RETENTION_MS;
    for (const [name, { entry }] of this.#entries) {
      if (entry.unwatchedSince !== null && entry.unwatchedSince < before) this.#entries.delete(name);
    }
  }
}

const REFRESH_MS = 1_000;

export class LazyRefresh {
  readonly #queries: QueryCache;
  readonly #due = new Set<QueryScope>();

  constructor(queries: QueryCache) {
    this.#queries = queries;
  }

  ask(scope: QueryScope): void {
    if (this.#due.has(scope)) return;
    this.#due.add(scope);
    setTimeout(() => {
      this.#due.delete(scope);
      this.#queries.invalidate(scope);
    }, REFRESH_MS);
  }
}
