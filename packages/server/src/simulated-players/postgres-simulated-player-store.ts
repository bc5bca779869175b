import { CATEGORY, MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { OpenPool, SimulatedPlayerStore } from './simulated-player-store';
import { SIMULATED_SLOT } from '../pools';
import type { Schema } from '../database/tables/schema';

export function createSimulatedPlayerStore(db: Kysely<Schema>): SimulatedPlayerStore {
  return {
    async add(accountId) {
      await db.insertInto('simulated_accounts').values({ account_id: accountId }).execute();
    },
    async players() {
      return await db
        .selectFrom('simulated_accounts as s')
        .innerJoin('accounts as a', 'a.id', 's.account_id')
        .select(['a.id as accountId', 'a.currency_id as currencyId', 'a.time_zone as timeZone'])
        .orderBy('a.id')
        .execute();
    },
    openPools: (from, to) => selectOpenPools(db, from, to),
  };
}

async function selectOpenPools(db: Kysely<Schema>, from: number, to: number): Promise<OpenPool[]> {
  const { rows } = await sql<OpenPool>`
    select p.id as "playId", p.game_id as "gameId", m.start_time as "startTime", (
        select json_agg(json_build_object('pointId', o.id, 'version', o.version, 'fixedOdd', (
          select n.odd from plays f join points n on n.play_id = f.id
          where f.game_id = p.game_id and f.market = p.market and f.round = p.round
            and f.category_id <> ${CATEGORY.normal_bet} and n.priced and n.pick = o.pick
          order by n.id limit 1)) order by o.position)
        from points o where o.play_id = p.id) as points, (
        select coalesce(json_agg(json_build_object(
          'pointId', t.point_id, 'currencyId', t.currency_id, 'tickets', t.tickets)), '[]')
        from pool_totals t where t.play_id = p.id and t.slot = ${SIMULATED_SLOT}) as tickets
    from matches m join plays p on p.game_id = m.id
    where m.status = ${MATCH_STATUS.notStarted} and m.is_hide = 0 and m.start_time > ${from} and m.start_time <= ${to}
      and p.category_id = ${CATEGORY.normal_bet} and p.status = ${PLAY_STATUS.open} and p.is_hide = 0
    order by m.start_time, p.id`.execute(db);
  return rows;
}
