import { MATCH_STATUS } from '@clutchline/contract';
import type { TickerRow } from '@clutchline/contract/desk';
import { sql, type Kysely } from 'kysely';

import type { TickerStore, TickerStretch } from './ticker-store';
import { BOUND, changedBets, selectUpTo } from '../sheets/postgres-bet-changes';
import type { Schema } from '../../database/tables/schema';

/** Of the ledger, in which the newest bets are looked for. */
const MOST_TRANSACTIONS = 2_000;

interface Found {
  /** With those beyond the limit. */
  readonly bets: number;
  readonly found: readonly TickerRow[];
}

const NEWEST = sql`${BOUND}, changed as materialized (
    select t.id, t.order_no, t.kind = 'stake' as is_placed, true as is_final from bound cross join lateral (
      select id, order_no, kind from ledger_transactions where xid < until order by xid desc, id desc limit ${MOST_TRANSACTIONS}) t
  )`;

async function select(db: Kysely<Schema>, from: string | null, limit: number): Promise<TickerStretch> {
  const { until, rows } = await selectUpTo<Found>(db, {
    tables: from === null ? NEWEST : changedBets(from),
    rows: sql`
      select count(*)::integer as bets, coalesce((
        select json_agg(json_build_object('order_no', b.order_no, 'at', b.bet_time, 'player_id', a.player_id,
          'currency_id', b.currency_id, 'stake', b.stake::text, 'bet', b.kind, 'odds', b.odds, 'game_id', l.game_id,
          'game_type_id', m.game_type_id, 'is_live', m.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}),
          'receive_status', b.receive_status) order by t.id desc)
        from (select id, order_no from changed where is_placed and is_final order by id desc limit ${limit}) t
        cross join lateral (select * from bets where order_no = t.order_no offset 0) b
        cross join lateral (select player_id from accounts where id = b.account_id offset 0) a
        cross join lateral (select game_id from bet_legs where order_no = t.order_no order by position limit 1) l
        cross join lateral (select game_type_id, status from matches where id = l.game_id offset 0) m), '[]') as found
      from changed where is_placed and is_final`,
  });
  return { until, bets: rows[0]?.bets ?? 0, rows: rows[0]?.found ?? [] };
}

export function createTickerStore(db: Kysely<Schema>): TickerStore {
  return {
    read: (from, limit) => select(db, from, limit),
    async statesOf(orderNos) {
      const rows = await db
        .selectFrom('bets')
        .select(['order_no', 'receive_status'])
        .where(sql<boolean>`order_no = any(${orderNos}::text[])`)
        .execute();
      return new Map(rows.map(({ order_no, receive_status }) => [order_no, receive_status]));
    },
  };
}
