import { MATCH_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { ChangedHide, ChangedStop } from '../../catalogue';
import type { Schema } from '../../database/tables/schema';

/** C3. */
export async function writePlayHides(db: Kysely<Schema>, { playHides }: FeedBatch): Promise<ChangedHide[]> {
  if (playHides.size === 0) return [];
  const { rows } = await sql<ChangedHide>`
    with n as materialized (
      select * from unnest(${[...playHides.keys()]}::bigint[], ${[...playHides.values()]}::smallint[]) as n (id, is_hide)
    ), held as materialized (
      select id from plays where id in (select id from n) order by id for no key update
    )
    update plays p set is_hide = n.is_hide from n join held using (id)
    where p.id = n.id and coalesce(p.feed_is_hide, p.is_hide) <> n.is_hide
    returning p.id as "playId", p.game_id as "gameId"`.execute(db);
  return rows;
}

/** C3. New versions of the points: bets are validated again. A stop rejects held bets. */
export async function writeGameStops(db: Kysely<Schema>, { gameStops }: FeedBatch): Promise<ChangedStop[]> {
  if (gameStops.size === 0) return [];
  const { rows } = await sql<ChangedStop>`
    with n as materialized (
      select * from unnest(${[...gameStops.keys()]}::integer[], ${[...gameStops.values()]}::boolean[]) as n (id, stopped)
    ), changed as (
      update game_types g set stopped = n.stopped from n where g.id = n.id and g.stopped <> n.stopped
      returning g.id, g.stopped
    )
    select id as "gameTypeId", stopped as "isStopped", (
      select coalesce(json_agg(m.id order by m.id), '[]') from matches m
      where m.game_type_id = changed.id and m.status < ${MATCH_STATUS.ended}
    ) as "gameIds" from changed order by id`.execute(db);
  for (const { gameIds, isStopped } of rows) {
    await sql`
      with held as materialized (
        select id from points where game_id = any(${gameIds}::bigint[]) order by id for no key update
      )
      update points o set version = o.version + 1 from held where o.id = held.id`.execute(db);
    if (isStopped) await sql`select mark_held_bets(${gameIds}::bigint[], '{}'::bigint[], 'suspended')`.execute(db);
  }
  return rows;
}
