/** A request to the server and its cache key. Two queries with one key make the same request. */
export interface Query<Data> {
  /** The first part is the scope, which is invalidated as a whole. */
  readonly key: readonly [scope: QueryScope, ...rest: (string | number)[]];
  /** @param known the current data, for paged queries. */
  readonly fetch: (signal: AbortSignal, known: Data | undefined) => Promise<Data>;
  /** False: watching does not fetch. */
  readonly enabled?: boolean;
  /** How long the data counts as fresh for a new listener, in ms. Default 30,000. */
  readonly freshMs?: number;
  /** Refetch interval while watched, in ms. */
  readonly everyMs?: number;
}

export type QueryScope = 'matches' | 'own' | 'fixed';

/** State of a query. Existing data remains even if fetching it again failed. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
}
