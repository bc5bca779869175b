/** Something the server is asked for, under the key it is kept by. Two queries of one key ask for the same. */
export interface Query<Data> {
  /** Its first part is the scope that news makes old at once. */
  readonly key: readonly [scope: QueryScope, ...rest: (string | number)[]];
  /** @param known what there is already, for what is fetched in pages. */
  readonly fetch: (signal: AbortSignal, known: Data | undefined) => Promise<Data>;
  /** False: nobody who watches it makes it be fetched. */
  readonly enabled?: boolean;
  /** How long it counts as new for whoever begins to watch it, in ms. Default 30,000. */
  readonly freshMs?: number;
  /** Fetched again at this pace while it is watched, in ms. */
  readonly everyMs?: number;
}

export type QueryScope = 'matches' | 'own' | 'fixed';

/** What is known of it. Data that is there stays, even where fetching it again failed. */
export interface QueryState<Data> {
  readonly data: Data | undefined;
  readonly failed: boolean;
}
