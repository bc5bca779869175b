export interface FavouriteStore {
  /** Null means all matches. */
  of(accountId: number, gameIds: readonly number[] | null): Promise<Set<number>>;
  /** Idempotent; needs a transaction. 'limit': `max` is reached. */
  add(accountId: number, gameId: number, max: number): Promise<'added' | 'limit' | 'no_match'>;
  remove(accountId: number, gameId: number): Promise<void>;
}
