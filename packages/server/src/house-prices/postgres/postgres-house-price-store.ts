import { LEAST_OFFERED_ODD } from '@clutchline/domain';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { HousePlay, HousePriceStore } from '../house-price-store';
import type { ChangedPoint } from '../../catalogue';
import { changedPoint, type ChangedPointRow, toChangedPoint } from '../../catalogue/postgres';
import type { Schema } from '../../database/tables/schema';

/** The server's role does not see who the operators are. */
const NAME_OF = {
  desk: sql`(select name from desk_operators where id = h.set_by)`,
  server: sql`null::text`,
} as const;

const BIAS = sql`case when h.in_force and h.point_id is not null then json_build_object(
  'pointId', h.point_id, 'logOdds', h.log_odds, 'setAt', h.bias_at, 'fadeMs', h.fade_ms, 'endsAt', h.ends_at,
  'feedShare', h.feed_share, 'phase', h.phase) end`;

async function selectPlays(
  db: Kysely<Schema>,
  where: RawBuilder<unknown>,
  role: keyof typeof NAME_OF,
): Promise<HousePlay[]> {
  const { rows } = await sql<HousePlay>`
    select p.id as "playId", p.game_id as "gameId", p.status, p.category_id as "categoryId", p.market, p.round,
      m.kind as "matchKind", m.status as "matchStatus", json_build_array((m.status > 1)::integer, m.score_1, m.score_2) as phase,
      coalesce(h.version, 0) as version, ${BIAS} as bias, h.margin, ${NAME_OF[role]} as "setBy", h.set_at as "setAt", h.ended,
      floor(extract(epoch from clock_timestamp()) * 1000)::bigint as now,
      coalesce((select json_agg(json_build_object('pointId', o.id, 'feedOdd', coalesce(o.feed_odd, o.odd),
          'isPriced', coalesce(o.feed_priced, o.priced), 'odd', o.odd, 'isOffered', o.priced and not o.suspended) order by o.position)
        from points o where o.play_id = p.id), '[]') as points
    from plays p join matches m on m.id = p.game_id
    left join lateral (select * from house_prices where play_id = p.id order by version desc limit 1) h on true
    where ${where} order by p.id`.execute(db);
  return rows;
}

async function writeOdds(db: Kysely<Schema>, odds: ReadonlyMap<number, number | null>): Promise<ChangedPoint[]> {
  if (odds.size === 0) return [];
  const { rows: changed } = await sql<{ id: number; wasOffered: boolean }>`
    select point_id as id, was_offered as "wasOffered" from write_house_odds(
      ${[...odds.keys()]}::bigint[], ${[...odds.values()]}::integer[], ${LEAST_OFFERED_ODD})`.execute(db);
  if (changed.length === 0) return [];
  const { rows } = await sql<ChangedPointRow>`
    select ${changedPoint} from unnest(${changed.map(({ id }) => id)}::bigint[],
      ${changed.map(({ wasOffered }) => wasOffered)}::boolean[]) as c (id, was_offered)
    join points o using (id) join plays p on p.id = o.play_id join matches m on m.id = o.game_id
    join game_types g on g.id = m.game_type_id order by o.id`.execute(db);
  return rows.map(toChangedPoint);
}

export function createHousePriceStore(db: Kysely<Schema>, role: keyof typeof NAME_OF): HousePriceStore {
  return {
    ofMatch: (gameId) => selectPlays(db, sql`p.game_id = ${gameId}`, role),
    inForce: () => selectPlays(db, sql`p.id in (select play_id from house_prices where in_force)`, role),
    async hold(playIds) {
      await sql`select lock_house_plays(${playIds}::bigint[])`.execute(db);
      return await selectPlays(db, sql`p.id = any(${playIds}::bigint[])`, role);
    },
    async store({ playId, version, bias, margin, by }) {
      const [operatorId, ended] = 'operatorId' in by ? [by.operatorId, null] : [null, by.ended];
      await sql`
        select store_house_price(${playId}, ${version}, ${bias === null ? null : JSON.stringify(bias)}::jsonb,
          ${margin}::smallint, ${operatorId}::bigint, ${ended})`.execute(db);
    },
    write: (odds) => writeOdds(db, odds),
  };
}
