import type { Change } from '@clutchline/contract';

/** A change of a match and where it is heard: `inList` also on the list stream, `urgent` at once instead of at the next tick. */
export interface MatchChange {
  readonly change: Change;
  readonly inList: boolean;
  readonly urgent: boolean;
}

/** Tells players what has just been committed. Never called before the commit. */
export interface Publisher {
  /** To `match:<gameId>`, and to `list` where `inList`. */
  publishMatch(gameId: number, changes: readonly MatchChange[]): void;
  /** Whether anybody hears, or may yet resume, the private stream of this player here. */
  hears(accountId: number): boolean;
  /** To the private stream of one player, on every connection of the account. */
  publishPlayer(accountId: number, changes: readonly Change[]): void;
}
