import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../database/tables/schema';
import type { EventCount, EventTier, HomeStore, TopPool } from './home-store';

export function createHomeStore(db: Kysely<Schema>): HomeStore {
  return {
    async followed(accountId) {
      const rows = await db
        .selectFrom('followed_teams')
        .select('team_id')
        .where('account_id', '=', accountId)
        .execute();
      return rows.map(({ team_id }) => team_id);
    },
    async tiers(now) {
      const { rows } = await sql<EventTier>`
        select distinct on (event_id) event_id as "eventId", details->>'tier' as tier from event_details
        where details->>'tier' is not null
        order by event_id, coalesce((details->>'starts_at')::bigint, 0) <= ${now} desc, season desc`.execute(db);
      return rows;
    },
    async bettors(since) {
      const { rows } = await sql<EventCount>`
        select m.event_id as "eventId", count(distinct l.account_id)::integer as count
        from matches m join bet_legs l on l.game_id = m.id join bets b on b.order_no = l.order_no
        where (m.status < ${MATCH_STATUS.ended} or m.ended_at > ${since}) and b.bet_time > ${since}
          and m.kind <> 'virtual'
        group by m.event_id`.execute(db);
      return rows;
    },
    async ownBets(accountId, since) {
      const { rows } = await sql<EventCount>`
        select m.event_id as "eventId", count(distinct b.order_no)::integer as count
        from bets b join bet_legs l on l.order_no = b.order_no join matches m on m.id = l.game_id
        where b.account_id = ${accountId} and b.bet_time > ${since} and m.kind <> 'virtual' group by m.event_id`.execute(
        db,
      );
      return rows;
    },
    topPools: (limit) => selectTopPools(db, limit),
  };
}

async function selectTopPools(db: Kysely<Schema>, limit: number): Promise<TopPool[]> {
  const { rows } = await sql<TopPool>`
    with totals as (
      select t.play_id, t.currency_id, sum(t.stakes) as stakes, sum(t.tickets) as tickets
      from plays p join matches m on m.id = p.game_id join pool_totals t on t.play_id = p.id
      where p.category_id = 1 and p.status < 3 and p.status = ${PLAY_STATUS.open} and p.is_hide = 0
        and m.is_hide = 0 and m.kind = 'match' and m.status < ${MATCH_STATUS.ended}
      group by t.play_id, t.currency_id
    ), top as (
      select play_id, sum(tickets)::integer as tickets, jsonb_object_agg(currency_id, stakes::text) as stakes from totals
      group by play_id having sum(tickets) > 0 order by 2 desc, play_id limit ${limit}
    )
    select p.id as "playId", p.game_id as "gameId", p.category_id as "categoryId", p.round, p.market, top.tickets,
      top.stakes
    from top join plays p on p.id = top.play_id order by top.tickets desc, p.id`.execute(db);
  return rows;
}
