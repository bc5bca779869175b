import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { ChangedPoint } from '../../catalogue';
import { changedPoint, type ChangedPointRow, toChangedPoint } from '../../catalogue/postgres';
import type { Schema } from '../../database/tables/schema';

/**
 * Each change increments the version, so a bet validated before is validated again. A closed play and a point with a
 * withdrawn price keep their last prices. Prices of pools are not the feed's (BET-2).
 */
export async function writePrices(db: Kysely<Schema>, { prices, suspensions }: FeedBatch): Promise<ChangedPoint[]> {
  const ids = [...new Set([...prices.keys(), ...suspensions.keys()])];
  if (ids.length === 0) return [];
  const odds = ids.map((id) => prices.get(id) ?? null);
  const unpriced = ids.map((id) => prices.get(id) === null);
  const suspended = ids.map((id) => suspensions.get(id) ?? null);
  const odd = sql`case when p.category_id = ${CATEGORY.normal_bet} then o.odd else coalesce(n.odd, o.odd) end`;
  const priced = sql`(p.category_id = ${CATEGORY.normal_bet} or n.odd is not null or (o.priced and not n.unpriced))`;
  const { rows } = await sql<ChangedPointRow>`
    with n as materialized (
      select * from unnest(${ids}::bigint[], ${odds}::integer[], ${unpriced}::boolean[], ${suspended}::boolean[])
        as n (id, odd, unpriced, suspended)
    ), held as materialized (
      select id, priced and not suspended as was_offered from points where id in (select id from n) order by id for no key update
    )
    update points o set odd = ${odd}, version = o.version + 1, priced = ${priced}, suspended = coalesce(n.suspended, o.suspended)
    from n join held using (id), plays p, matches m, game_types g
    where o.id = n.id and p.id = o.play_id and m.id = o.game_id and g.id = m.game_type_id
      and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
      and (o.odd is distinct from ${odd} or o.suspended <> coalesce(n.suspended, o.suspended) or o.priced <> ${priced})
    returning ${changedPoint}`.execute(db);
  return rows.map(toChangedPoint);
}
