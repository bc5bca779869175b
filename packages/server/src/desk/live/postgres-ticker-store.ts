import { MATCH_STATUS } from '@clutchline/contract';
import type { TickerRow } from '@clutchline/contract/desk';
import { sql, type Kysely } from 'kysely';

import type { TickerStore, TickerStretch } from './ticker-store';
import { selectEnd } from '../sheets/postgres-bet-changes';
import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';

/** Of the ledger, in which the newest bets are looked for. */
const MOST_TRANSACTIONS = 2_000;

interface Found {
  readonly row: TickerRow;
  readonly all: number;
}

async function select(db: Kysely<Schema>, from: string | null, limit: number): Promise<TickerStretch> {
  const until = await selectEnd(db);
  const stretch =
    from === null
      ? sql`xid < ${until}::xid8 order by xid desc, id desc limit ${MOST_TRANSACTIONS}`
      : sql`xid >= ${from}::xid8 and xid < ${until}::xid8`;
  const { rows } = await sql<Found>`${PREPARED}
    with placed as materialized (
      select order_no, id, count(*) over () as all from (
        select order_no, id, kind from ledger_transactions where ${stretch}) t
      where kind = 'stake' order by id desc limit ${limit}
    )
    select json_build_object('order_no', b.order_no, 'at', b.bet_time, 'player_id', a.player_id, 'currency_id', b.currency_id,
      'stake', b.stake::text, 'bet', b.kind, 'odds', b.odds, 'game_id', l.game_id, 'game_type_id', m.game_type_id,
      'is_live', m.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}), 'receive_status', b.receive_status) as row, placed.all
    from placed join bets b using (order_no) join accounts a on a.id = b.account_id
    join bet_legs l on l.order_no = b.order_no and l.position = (
      select min(f.position) from bet_legs f where f.order_no = b.order_no)
    join matches m on m.id = l.game_id
    order by placed.id desc`.execute(db);
  return { until, bets: rows[0]?.all ?? 0, rows: rows.map(({ row }) => row) };
}

export function createTickerStore(db: Kysely<Schema>): TickerStore {
  return {
    read: (from, limit) => readInSnapshot(db, (moment) => select(moment, from, limit)),
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
