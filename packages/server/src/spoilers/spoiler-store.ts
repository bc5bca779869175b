import type { CallRequest } from '../platform/calls';

export type SpoilerMode = NonNullable<CallRequest<'setRevealed'>['mode']>;

/** A match, or one of its maps. */
export interface RevealedResult {
  readonly gameId: number;
  /** 0 for the match. */
  readonly round: number;
}

export interface SpoilerStore {
  mode(accountId: number): Promise<SpoilerMode | null>;
  setMode(accountId: number, mode: SpoilerMode): Promise<void>;
  /** Oldest first. */
  revealed(accountId: number): Promise<RevealedResult[]>;
  /**
   * Matches that are unknown or begin after `now` are left out, and only the newest `max` remain. Needs a transaction.
   */
  reveal(
    accountId: number,
    results: readonly RevealedResult[],
    options: { readonly now: number; readonly max: number },
  ): Promise<void>;
}
