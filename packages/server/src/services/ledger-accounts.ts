import type { LedgerEntry } from '../ports/wallet-store';

/** Stakes of bets that are still open. */
export const HOUSE_STAKES = 'house:stakes';
/** What the house won and lost on settled bets. */
export const HOUSE_RESULT = 'house:result';
/** Where the play money of the demo accounts comes from. */
export const HOUSE_DEMO_CREDIT = 'house:demo-credit';

/** @example playerAccount(12) // 'player:12' */
export const playerAccount = (accountId: number): string => `player:${accountId}`;

/** Entries of one transaction in one currency; sides that get nothing are left out. */
export function entriesOf(
  currencyId: number,
  sides: readonly (readonly [account: string, amount: bigint])[],
): LedgerEntry[] {
  return sides.flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, currencyId, amount }]));
}
