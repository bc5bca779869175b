/** Two queries with one key make the same request. */
export interface Query<Data> {
  /** The scope is invalidated as a whole. */
  readonly key: readonly [scope: QueryScope, ...rest: (string | number)[]];
  /** @param known current data, for paged queries. */
  readonly fetch: (signal: AbortSignal, known: Data | undefined) => Promise<Data>;
  /** False: watching does not fetch. */
  readonly enabled?: boolean;
  /** Ms that the data counts as fresh for a new listener. Default 30,000. */
  readonly freshMs?: number;
  /** Refetch interval while watched, in ms. */
  readonly everyMs?: number;
}

export type QueryScope = 'matches' | 'own' | 'fixed';

/** Data remains even if the last fetch failed. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
}
