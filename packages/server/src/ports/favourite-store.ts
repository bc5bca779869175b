export interface FavouriteStore {
  /** Which of these matches, or of all where null, the player has marked. */
  of(accountId: number, gameIds: readonly number[] | null): Promise<Set<number>>;
  /** Marks a match, within a transaction; 'limit' where the player has `max` already. Repeating changes nothing. */
  add(accountId: number, gameId: number, max: number): Promise<'added' | 'limit' | 'no_match'>;
  remove(accountId: number, gameId: number): Promise<void>;
}
