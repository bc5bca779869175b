import type { Change } from '@clutchline/contract';

/** A change of a match: `inList` also goes to the list stream, `urgent` is sent at once instead of at the next tick. */
export interface MatchChange {
  readonly change: Change;
  readonly inList: boolean;
  readonly urgent: boolean;
}

/** Publishes committed changes to clients. Never called before the commit. */
export interface Publisher {
  /** To `match:<gameId>`, and to `list` if `inList`. */
  publishMatch(gameId: number, changes: readonly MatchChange[]): void;
  /** Whether this process has a subscriber, or one that may resume, of the player's private stream. */
  hears(accountId: number): boolean;
  /** To the private stream of a player, on every connection of the account. */
  publishPlayer(accountId: number, changes: readonly Change[]): void;
}
