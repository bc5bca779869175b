import type { MatchChange } from '../platform/records';
import type { Change } from '@clutchline/contract';

/** Never called before the commit. */
export interface Publisher {
  /** To `match:<gameId>`, and to `list` if `inList`. */
  publishMatch(gameId: number, changes: readonly MatchChange[]): void;
  /** Whether this process has, or may regain, a subscriber of the player's private stream. */
  hears(accountId: number): boolean;
  /** On every connection of the account. */
  publishPlayer(accountId: number, changes: readonly Change[]): void;
}
