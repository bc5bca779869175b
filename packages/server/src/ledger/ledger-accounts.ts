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
/** Cost of the held cards of auto chess. */
export const HOUSE_CARDS = 'house:cards';
export const HOUSE_DEMO_CREDIT = 'house:demo-credit';

/** Counter account of transfers with the operator's cashier, and of movements in its wallet. */
export const OPERATOR_CLEARING = 'operator:clearing';
/** Stakes whose debit in the operator's wallet is not decided; negative. */
export const OPERATOR_AWAITING = 'operator:awaiting';
/** Payouts that are not delivered to the operator's wallet. */
export const OPERATOR_PAYABLE = 'operator:payable';

export const debtAccount = (accountId: number): string => `debt:${accountId}`;

export const playerAccount = (accountId: number): string => `player:${accountId}`;

export function entriesOf(
  currencyId: number,
  sides: readonly (readonly [account: string, amount: bigint])[],
): LedgerEntry[] {
  return sides.flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, currencyId, amount }]));
}
