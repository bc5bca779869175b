import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { ChangedPoint } from '../catalogue';
import { changedPoint, type ChangedPointRow, toChangedPoint } from '../catalogue/postgres';
import type { Schema } from '../database/tables/schema';

/** Each change increments the version, as a price of the feed does. */
export async function writePoolOdds(
  db: Kysely<Schema>,
  odds: ReadonlyMap<number, number | null>,
): Promise<ChangedPoint[]> {
  if (odds.size === 0) return [];
  const { rows } = await sql<ChangedPointRow>`
    with n as materialized (
      select * from unnest(${[...odds.keys()]}::bigint[], ${[...odds.values()]}::integer[]) as n (id, odd)
    ), held as materialized (
      select id, priced and not suspended as was_offered from points where id in (select id from n)
      order by id for no key update
    )
    update points o set odd = n.odd, version = o.version + 1
    from n join held using (id), plays p, matches m, game_types g
    where o.id = n.id and p.id = o.play_id and m.id = o.game_id and g.id = m.game_type_id
      and p.category_id = ${CATEGORY.normal_bet} and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
      and o.odd is distinct from n.odd
    returning ${changedPoint}`.execute(db);
  return rows.map(toChangedPoint);
}
