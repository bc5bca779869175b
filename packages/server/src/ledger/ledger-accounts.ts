import type { LedgerEntry } from './wallet-store';

/** Open bets. */
export const HOUSE_STAKES = 'house:stakes';
/** Held bets. */
export const HOUSE_PENDING = 'house:pending';
export const HOUSE_RESULT = 'house:result';
/** 0 once a pool is closed. */
export const HOUSE_POOL = 'house:pool';
export const HOUSE_TAKEOUT = 'house:takeout';
export const HOUSE_BREAKAGE = 'house:breakage';
export const HOUSE_DEMO_CREDIT = 'house:demo-credit';

/** Counter account of transfers with the operator's cashier. */
export const OPERATOR_CLEARING = 'operator:clearing';

export const playerAccount = (accountId: number): string => `player:${accountId}`;

export function entriesOf(
  currencyId: number,
  sides: readonly (readonly [account: string, amount: bigint])[],
): LedgerEntry[] {
  return sides.flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, currencyId, amount }]));
}
