import type { LedgerEntry } from './wallet-store';

/** Stakes of open bets. */
export const HOUSE_STAKES = 'house:stakes';
/** Stakes of held bets. */
export const HOUSE_PENDING = 'house:pending';
export const HOUSE_RESULT = 'house:result';
/** Stakes less payouts of pool tickets; 0 once a pool is closed. */
export const HOUSE_POOL = 'house:pool';
export const HOUSE_TAKEOUT = 'house:takeout';
export const HOUSE_BREAKAGE = 'house:breakage';
export const HOUSE_DEMO_CREDIT = 'house:demo-credit';

export const playerAccount = (accountId: number): string => `player:${accountId}`;

export function entriesOf(
  currencyId: number,
  sides: readonly (readonly [account: string, amount: bigint])[],
): LedgerEntry[] {
  return sides.flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, currencyId, amount }]));
}
