export interface FavouriteStore {
  /** Favourites of the player among these matches, or all favourites if null. */
  of(accountId: number, gameIds: readonly number[] | null): Promise<Set<number>>;
  /** Idempotent; needs a transaction. 'limit' if the player has `max` favourites already. */
  add(accountId: number, gameId: number, max: number): Promise<'added' | 'limit' | 'no_match'>;
  remove(accountId: number, gameId: number): Promise<void>;
}
