import type { LedgerInvariant } from '../../../src/ledger/wallet-store';

/** By an attacker with all rights. */
export interface Tampering {
  readonly name: string;
  /** To be reported. */
  readonly breaks: LedgerInvariant;
  readonly sql: string;
}

export const tamperings = (rows: readonly (readonly [string, LedgerInvariant, string])[]): readonly Tampering[] =>
  rows.map(([name, breaks, sql]) => ({ name, breaks, sql }));

const bet = (which: string): string => `(select min(order_no) from bets where ${which})`;
export const WON = bet("revision = 1 and prize_status = 1 and kind = 'single' and not is_pool");
export const LOST = bet("revision = 1 and prize_status = 2 and kind = 'single' and not is_pool");
export const REFUNDED = bet('revision = 1 and is_cancel = 1 and not is_pool');
export const OPEN = bet("settle_time is null and receive_status = 0 and held_until is null and kind = 'single'");
export const OPEN_PARLAY = bet("settle_time is null and kind = 'parlay'");
export const HELD = bet('receive_status = 1');
export const CONFIRMED = bet('receive_status = 0 and held_until is not null');
export const REJECTED = bet('receive_status = 2');
export const CORRECTED = bet('revision = 2 and payout > 0 and not is_pool');
export const SWAPPED = bet('swapped_to is not null');
export const POOLED = bet('is_pool and revision > 0 and prize_status = 1');

export const ownerOf = (order: string): string => `(select account_id from bets where order_no = ${order})`;
export const transactionOf = (order: string, kind: string): string =>
  `(select max(id) from ledger_transactions where order_no = ${order} and kind = '${kind}')`;

/** Balanced, with the wallet. */
export const minted = (kind: string, order: string, player: string, house: string): string => `
  insert into ledger_transactions (id, kind, order_no, at) values (900000, '${kind}', ${order}, 0);
  insert into ledger_entries select 900000, 'player:' || account_id, currency_id, 100000 from wallets where account_id = ${player};
  insert into ledger_entries select 900000, '${house}', currency_id, -100000 from wallets where account_id = ${player};
  update wallets set balance = balance + 100000 where account_id = ${player};`;

/** Both sides and the wallet. */
export const raised = (transaction: string, player: string, house: string): string => `
  update ledger_entries set amount = amount + 500 where transaction_id = ${transaction} and account = 'player:' || ${player};
  update ledger_entries set amount = amount - 500 where transaction_id = ${transaction} and account = '${house}';
  update wallets set balance = balance + 500 where account_id = ${player};`;
