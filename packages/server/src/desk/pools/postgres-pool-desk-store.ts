import { PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { ListedPool, PoolClosing, PoolDeskStore, PoolPointTotal } from './pool-desk-store';
import type { Schema } from '../../database/tables/schema';
import { JOIN_TEAMS, MATCH_NAMES, PLAY_NAMES } from '../names/postgres-name-fields';

async function select(db: Kysely<Schema>, rest: RawBuilder<unknown>): Promise<ListedPool[]> {
  const { rows } = await sql<ListedPool>`
    select p.id as "playId", p.game_id as "gameId", m.team_id_1, m.team_id_2, ${MATCH_NAMES},
      p.market, p.round, p.line, ${PLAY_NAMES} as names, p.status, p.takeout, m.start_time as "startsAt", coalesce((
        select json_agg(json_build_object('currencyId', currency_id, 'tickets', tickets, 'gross', gross) order by currency_id)
        from (
          select t.currency_id, sum(t.tickets)::integer as tickets, sum(t.stakes)::text as gross
          from pool_totals t where t.play_id = p.id group by t.currency_id) t), '[]') as sums
    from plays p join matches m on m.id = p.game_id ${JOIN_TEAMS} where p.takeout is not null ${rest}`.execute(db);
  return rows;
}

export function createPoolDeskStore(db: Kysely<Schema>): PoolDeskStore {
  return {
    async list(limit) {
      const open = await select(
        db,
        sql`and p.status < ${PLAY_STATUS.settled} order by m.start_time, p.id limit ${limit}`,
      );
      const over = sql`and p.status >= ${PLAY_STATUS.settled} order by m.start_time desc, p.id limit ${limit - open.length}`;
      return [...open, ...(await select(db, over))];
    },
    find: async (playId) => (await select(db, sql`and p.id = ${playId}::bigint`))[0] ?? null,
    async totals(playId) {
      const { rows } = await sql<PoolPointTotal>`
        select o.id as "pointId", o.pick, o.outcome, c.currency_id as "currencyId", coalesce(sum(t.tickets), 0)::integer as tickets,
          coalesce(sum(t.stakes), 0) as stakes
        from points o cross join (select distinct currency_id from pool_totals where play_id = ${playId}) c
        left join pool_totals t on t.play_id = o.play_id and t.point_id = o.id and t.currency_id = c.currency_id
        where o.play_id = ${playId} group by o.id, c.currency_id order by c.currency_id, o.position`.execute(db);
      return rows;
    },
    async closings(playId) {
      const { rows } = await sql<PoolClosing>`
        select currency_id as "currencyId", revision, at, tickets, is_refund as "isRefund", gross,
          takeout_amount as "takeoutAmount", breakage, paid, refunded, transaction_id is not null as "isPosted"
        from pool_closings where play_id = ${playId} order by currency_id, revision`.execute(db);
      return rows;
    },
  };
}
