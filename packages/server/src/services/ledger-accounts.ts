import type { LedgerEntry } from '../ports/wallet-store';

/** Stakes of open bets. */
export const HOUSE_STAKES = 'house:stakes';
/** Stakes of held bets. */
export const HOUSE_PENDING = 'house:pending';
/** Profit and loss of the house on settled bets. */
export const HOUSE_RESULT = 'house:result';
/** Stakes of settled pool tickets less their payouts; 0 once a pool is closed. */
export const HOUSE_POOL = 'house:pool';
/** Takeout of pools. */
export const HOUSE_TAKEOUT = 'house:takeout';
/** Breakage of pools. */
export const HOUSE_BREAKAGE = 'house:breakage';
/** Source of the demo accounts' play money. */
export const HOUSE_DEMO_CREDIT = 'house:demo-credit';

/** @example playerAccount(12) // 'player:12' */
export const playerAccount = (accountId: number): string => `player:${accountId}`;

/** Entries of one transaction in one currency, without zero amounts. */
export function entriesOf(
  currencyId: number,
  sides: readonly (readonly [account: string, amount: bigint])[],
): LedgerEntry[] {
  return sides.flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, currencyId, amount }]));
}
