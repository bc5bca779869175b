import { type Kysely, sql } from 'kysely';

import { readInSnapshot } from '../database/column-types';
import type { Schema } from '../database/tables/schema';
import type { LedgerTransactionKind } from '../platform/records';
import { selectDailySums } from './postgres-daily-sums';
import type { Listed, ListedBet, ListedTransaction, Position, ReportingStore } from './reporting-store';

interface EntryJson {
  readonly account: string;
  readonly player_id: string | null;
  readonly currency_id: number;
  readonly amount: string;
}

interface TransactionRow extends Position {
  readonly kind: LedgerTransactionKind;
  readonly orderNo: string | null;
  readonly transferId: string | null;
  readonly at: number;
  readonly entries: readonly EntryJson[] | null;
}

/** All transactions below have ended, so none of them adds a row later. */
const ENDED = sql`t.xid < pg_snapshot_xmin(pg_current_snapshot())`;
const KINDS = { bets: sql`t.kind = 'stake'`, transactions: sql`true` } as const;

const pageOf = (listed: Listed, { xid, id }: Position, most: number) => sql`
  select t.xid, t.id, t.kind, t.order_no, t.at from ledger_transactions t
  where (t.xid, t.id) > (${xid}::xid8, ${id}) and ${ENDED} and ${KINDS[listed]} order by t.xid, t.id limit ${most}`;

export function createReportingStore(db: Kysely<Schema>): ReportingStore {
  return {
    async isListed(listed, { xid, id }) {
      const { rows } = await sql`
        select from ledger_transactions t where t.id = ${id} and t.xid = ${xid}::xid8 and ${ENDED} and ${KINDS[listed]}`.execute(
        db,
      );
      return rows.length > 0;
    },
    transactions: (after, most) => selectTransactions(db, after, most),
    async bets(after, most) {
      const { rows } = await sql<ListedBet>`
        with page as materialized (${pageOf('bets', after, most)})
        select page.xid::text as xid, page.id, b.order_no as "orderNo", p.player_id as "playerId"
        from page join bets b on b.stake_transaction_id = page.id left join operator_players p using (account_id)
        order by page.xid, page.id`.execute(db);
      return rows;
    },
    dailySums: (from, to) => readInSnapshot(db, (moment) => selectDailySums(moment, from, to)),
  };
}

async function selectTransactions(db: Kysely<Schema>, after: Position, most: number): Promise<ListedTransaction[]> {
  const { rows } = await sql<TransactionRow>`
    with page as materialized (${pageOf('transactions', after, most)})
    select page.xid::text as xid, page.id, page.kind, page.order_no as "orderNo", page.at, o.transfer_id as "transferId", (
        select json_agg(json_build_object(
            'account', case when e.owner is null then e.account else split_part(e.account, ':', 1) end,
            'player_id', p.player_id, 'currency_id', e.currency_id, 'amount', e.amount::text)
          order by e.account, e.currency_id)
        from (
          select *, case when account ~ '^(player|debt):' then split_part(account, ':', 2)::bigint end as owner
          from ledger_entries where transaction_id = page.id
        ) e left join operator_players p on p.account_id = e.owner
      ) as entries
    from page left join operator_transfers o on o.transaction_id = page.id order by page.xid, page.id`.execute(db);
  return rows.map(({ entries, ...row }) => ({
    ...row,
    entries: (entries ?? []).map(({ account, player_id, currency_id, amount }) => ({
      ...{ account, playerId: player_id, currencyId: currency_id, amount: BigInt(amount) },
    })),
  }));
}
