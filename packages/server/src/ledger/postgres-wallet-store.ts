import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Wallet, WalletStore, LedgerTransaction } from './wallet-store';
import { PREPARED } from '../database/timed-pool';
import { readInSnapshot } from '../database/column-types';
import type { Schema } from '../database/tables/schema';
import { SERVER_CHECKS, verifyLedger } from './verification/verify-ledger';

export function createWalletStore(db: Kysely<Schema>): WalletStore {
  const walletOf = (accountId: number) =>
    db
      .selectFrom('wallets as w')
      .innerJoin('accounts as a', 'a.id', 'w.account_id')
      .select(['w.account_id as accountId', 'w.currency_id as currencyId', 'a.nickname', 'a.player_id as playerId'])
      // Of a seamless wallet what the operator's wallet has.
      .select(
        sql<bigint>`case when w.is_seamless then greatest(coalesce(w.operator_balance, 0), 0) else w.balance end`.as(
          'balance',
        ),
      )
      .where('w.account_id', '=', accountId);
  return {
    async read(accountId): Promise<Wallet | null> {
      return (await walletOf(accountId).executeTakeFirst()) ?? null;
    },
    async setOperatorBalances(balances) {
      if (balances.size === 0) return;
      await sql`${PREPARED} with ${reportedBalances(balances)} select from reported`.execute(db);
    },
    post: (transactions) => postTransactions(db, transactions),
    verify: () => readInSnapshot(db, (moment) => verifyLedger(moment, SERVER_CHECKS)),
  };
}

/** Parts of a statement that locks these wallets, in order of account, and stores what the operator's wallet reported. */
export function reportedBalances(balances: ReadonlyMap<number, bigint>): RawBuilder<unknown> {
  const accountIds = [...balances.keys()];
  return sql`held_wallets as materialized (
    select account_id from wallets where account_id = any(${accountIds}::bigint[]) order by account_id for no key update
  ), reported as (
    update wallets w set operator_balance = n.balance, operator_balance_at = clock_timestamp()
    from held_wallets join unnest(${accountIds}::bigint[], ${[...balances.values()]}::numeric[]) as n (account_id, balance)
      using (account_id)
    where w.account_id = held_wallets.account_id
    returning w.account_id
  )`;
}

/** Transactions at once. More are planned by their number. */
const MOST_PLANNED_ONCE = 64;

export async function postTransactions(
  db: Kysely<Schema>,
  transactions: readonly LedgerTransaction[],
): Promise<number[]> {
  if (transactions.length === 0) return [];
  const entries = transactions.flatMap((transaction, index) =>
    transaction.entries.map((entry) => ({ ...entry, number: index + 1 })),
  );
  const { rows } = await sql<{
    id: number;
    unmoved: number;
  }>`${transactions.length <= MOST_PLANNED_ONCE ? PREPARED : sql``}
    with header as materialized (
      select nextval(pg_get_serial_sequence('ledger_transactions', 'id')) as id, i.*
      from unnest(
        ${transactions.map(({ kind }) => kind)}::text[],
        ${transactions.map(({ orderNo }) => orderNo)}::text[],
        ${transactions.map(({ at }) => at)}::bigint[]
      ) with ordinality as i (kind, order_no, at, number)
    ), line as materialized (
      select header.id, e.account, e.currency_id, e.amount
      from unnest(
        ${entries.map(({ number }) => number)}::bigint[],
        ${entries.map(({ account }) => account)}::text[],
        ${entries.map(({ currencyId }) => currencyId)}::integer[],
        ${entries.map(({ amount }) => amount)}::numeric[]
      ) as e (number, account, currency_id, amount)
      join header using (number)
    ), headers as (
      insert into ledger_transactions (id, kind, order_no, at) overriding system value
      select id, kind, order_no, at from header
    ), lines as (
      insert into ledger_entries (transaction_id, account, currency_id, amount) select * from line
    ), move as (
      select split_part(account, ':', 2)::bigint as account_id, currency_id,
        coalesce(sum(amount) filter (where account like 'player:%'), 0) as amount,
        coalesce(sum(amount) filter (where account like 'debt:%'), 0) as repaid
      from line where account ~ '^(player|debt):' group by 1, 2
    ), held as materialized (
      select account_id from wallets where account_id in (select account_id from move)
      order by account_id for no key update
    ), moved as (
      update wallets set balance = balance + move.amount, debt = debt - move.repaid, version = version + 1
      from move join held using (account_id)
      where wallets.account_id = move.account_id and wallets.currency_id = move.currency_id
      returning wallets.account_id
    )
    select id, (select count(*) from move) - (select count(*) from moved) as unmoved from header order by number
  `.execute(db);
  if (rows.some(({ unmoved }) => unmoved !== 0)) throw new Error('A ledger entry names a wallet that does not exist.');
  return rows.map(({ id }) => id);
}
