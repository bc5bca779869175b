import type { LedgerEntry } from '../ports/wallet-store';

/** Stakes of bets that are still open. */
export const HOUSE_STAKES = 'house:stakes';
/** Stakes of bets that are held until they are decided. */
export const HOUSE_PENDING = 'house:pending';
/** What the house won and lost on settled bets. */
export const HOUSE_RESULT = 'house:result';
/** Stakes of paid pool tickets less what they got; 0 once a pool is closed. */
export const HOUSE_POOL = 'house:pool';
/** What the house kept of pools. */
export const HOUSE_TAKEOUT = 'house:takeout';
/** What cutting odds and payouts of pools left over. */
export const HOUSE_BREAKAGE = 'house:breakage';
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
