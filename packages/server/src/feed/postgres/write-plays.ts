import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import { DEFAULT_TAKEOUT } from '@clutchline/domain';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { ChangedPlay } from '../../catalogue';
import { inListStream } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';

/** If the house has set one: of new pools, because a pool keeps the takeout with which it began (DESK-11). */
const HOUSE_TAKEOUT = sql`(
  select coalesce((select takeout from plays where id = play_id), value::integer)
  from house_settings where name = 'takeout' order by house_settings.id desc limit 1)`;

const changedPlay = sql`p.id as "playId", p.game_id as "gameId", p.status, ${inListStream} as "inList"`;

/** New plays, and those with changed stable columns. */
export async function writePlays(db: Kysely<Schema>, { plays, prices, playStates }: FeedBatch): Promise<ChangedPlay[]> {
  if (plays.length === 0) return [];
  const given = plays.map((play) => ({ ...play, status: playStates.get(play.play_id) ?? PLAY_STATUS.open }));
  const { rows } = await sql<ChangedPlay>`
    insert into plays as p (id, game_id, category_id, round, market, market_group, line, is_main, no_parlay, names, descs, status, takeout, limit_scale)
    select play_id, game_id, category_id, round, market, "group", line, is_main, no_parlay, names, descs, status,
      case category_id when 1 then coalesce(${HOUSE_TAKEOUT}, takeout, ${DEFAULT_TAKEOUT}::integer) end, coalesce(limit_scale, 1000)
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n (
      play_id bigint, game_id bigint, category_id smallint, round smallint, market text, "group" text, line integer,
      is_main smallint, no_parlay smallint, names jsonb, descs jsonb, status smallint, takeout integer,
      limit_scale integer) order by play_id
    on conflict (id) do update set category_id = excluded.category_id, market_group = excluded.market_group,
      is_main = excluded.is_main, no_parlay = excluded.no_parlay, names = excluded.names, descs = excluded.descs,
      takeout = excluded.takeout, limit_scale = excluded.limit_scale
    where (p.category_id, p.market_group, p.is_main, p.no_parlay, p.names, p.descs, p.takeout, p.limit_scale)
      is distinct from (excluded.category_id, excluded.market_group, excluded.is_main, excluded.no_parlay, excluded.names,
        excluded.descs, excluded.takeout, excluded.limit_scale)
    returning ${changedPlay}`.execute(db);
  await insertPoints(db, { plays, prices });
  return rows;
}

/** Existing points do not change here; prices have their own write. A pool has no prices of the feed (BET-2, U8). */
async function insertPoints(db: Kysely<Schema>, { plays, prices }: Pick<FeedBatch, 'plays' | 'prices'>): Promise<void> {
  const given = plays.flatMap(({ play_id, game_id, category_id, points }) =>
    points.map((point, position) => ({
      ...point,
      odd: category_id === CATEGORY.normal_bet ? null : priceOf(point, prices),
      is_pool: category_id === CATEGORY.normal_bet,
      play_id,
      game_id,
      position,
    })),
  );
  await sql`
    insert into points (id, play_id, game_id, position, pick, line, odd, priced)
    select point_id, play_id, game_id, position, pick, line, odd, is_pool or odd is not null
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n (
      point_id bigint, play_id bigint, game_id bigint, position smallint, pick jsonb, line integer, odd integer,
      is_pool boolean)
    order by point_id
    on conflict (id) do nothing`.execute(db);
}

function priceOf(
  { point_id, odd }: { readonly point_id: number; readonly odd: number | null },
  prices: FeedBatch['prices'],
) {
  const last = prices.get(point_id);
  return last === undefined ? odd : last;
}

/** Closed plays never reopen. A play that an operator locks stays suspended; its `feed_status` changes (DESK-8). */
export async function writePlayStates(
  db: Kysely<Schema>,
  { playStates }: Pick<FeedBatch, 'playStates'>,
): Promise<ChangedPlay[]> {
  if (playStates.size === 0) return [];
  const { rows } = await sql<ChangedPlay>`
    with n as materialized (
      select * from unnest(${[...playStates.keys()]}::bigint[], ${[...playStates.values()]}::smallint[]) as n (id, status)
    ), held as materialized (
      select id from plays where id in (select id from n) order by id for no key update
    )
    update plays p set status = n.status from n join held using (id)
    where p.id = n.id and coalesce(p.feed_status, p.status) <> n.status and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
    returning ${changedPlay}`.execute(db);
  return rows;
}
