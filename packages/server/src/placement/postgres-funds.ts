import { type RawBuilder, sql } from 'kysely';

import type { PlacementToCommit } from './placement-store';

interface Fund {
  /** Position of the placement. */
  readonly n: number;
  readonly order_no: string;
  readonly account_id: number;
  readonly currency_id: number;
  readonly amount: string;
  readonly at: number;
}

/** Of a seamless wallet: its money arrives and goes with the same commit. */
export function fundsOf(placements: readonly PlacementToCommit[]): Fund[] {
  return placements.flatMap(({ awaitsFunds, bets, accountId, wallet, at }, n) =>
    (awaitsFunds ? bets : []).map(({ orderNo, stake }) => ({
      ...{ n, order_no: orderNo, account_id: accountId, currency_id: wallet.currencyId, amount: stake.toString(), at },
    })),
  );
}

/** Their ids are drawn before those of the stakes. */
export function drawnFunds(funds: readonly Fund[]): RawBuilder<unknown> {
  if (funds.length === 0) return sql``;
  return sql` funds as materialized (
    select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, f.*
    from json_to_recordset(${JSON.stringify(funds)}::json) as f (n integer, order_no text, account_id bigint, currency_id integer,
      amount numeric, at bigint)
  ),`;
}

export const afterFunds = (funds: readonly Fund[]): RawBuilder<unknown> =>
  funds.length === 0 ? sql`` : sql` from (select count(*) from funds) drawn`;

/** With the intents of the debits (O1). @param placed relation and condition by which the placement of a fund is placed. */
export function keptFunds(funds: readonly Fund[], placed: RawBuilder<unknown>): RawBuilder<unknown> {
  if (funds.length === 0) return sql``;
  return sql`, funded as materialized (
    select funds.* from funds, ${placed}
  ), fund_headers as (
    insert into ledger_transactions (id, kind, order_no, at) overriding system value
    select id, 'wallet-fund', null, at from funded
  ), fund_entries as (
    insert into ledger_entries (transaction_id, account, currency_id, amount)
    select id, 'operator:awaiting', currency_id, -amount from funded
    union all
    select id, 'player:' || account_id, currency_id, amount from funded
  ), debits as (
    insert into wallet_debits (order_no, account_id, currency_id, amount, fund_id)
    select order_no, account_id, currency_id, amount, id from funded
  )`;
}
