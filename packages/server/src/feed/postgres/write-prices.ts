import { CATEGORY, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import { feedOdd, feedPriced } from './feed-prices';
import type { ChangedPoint } from '../../catalogue';
import { changedPoint, type ChangedPointRow, toChangedPoint } from '../../catalogue/postgres';
import type { Schema } from '../../database/tables/schema';

/**
 * Each change increments the version, so a bet validated before is validated again. A closed play and a point with a
 * withdrawn price keep their last prices. Prices of pools are not the feed's (BET-2). A point with a price of the house keeps it,
 * and stores the feed's beside it (DESK-9).
 */
export async function writePrices(db: Kysely<Schema>, { prices, suspensions }: FeedBatch): Promise<ChangedPoint[]> {
  const ids = [...new Set([...prices.keys(), ...suspensions.keys()])];
  if (ids.length === 0) return [];
  const odds = ids.map((id) => prices.get(id) ?? null);
  const unpriced = ids.map((id) => prices.get(id) === null);
  const suspended = ids.map((id) => suspensions.get(id) ?? null);
  const isPool = sql`p.category_id = ${CATEGORY.normal_bet}`;
  const odd = sql`case when ${isPool} then o.odd else coalesce(n.odd, ${feedOdd}) end`;
  const priced = sql`(${isPool} or n.odd is not null or (${feedPriced} and not n.unpriced))`;
  const { rows } = await sql<ChangedPointRow>`
    with n as materialized (
      select * from unnest(${ids}::bigint[], ${odds}::integer[], ${unpriced}::boolean[], ${suspended}::boolean[])
        as n (id, odd, unpriced, suspended)
    ), held as materialized (
      select id, priced and not suspended as was_offered from points where id in (select id from n) order by id for no key update
    )
    update points o set version = o.version + 1, suspended = coalesce(n.suspended, o.suspended),
      odd = case when o.feed_odd is null then ${odd} else o.odd end, feed_odd = case when o.feed_odd is not null then ${odd} end,
      priced = ${priced} and (o.feed_odd is null or o.priced), feed_priced = case when o.feed_odd is not null then ${priced} end
    from n join held using (id), plays p, matches m, game_types g
    where o.id = n.id and p.id = o.play_id and m.id = o.game_id and g.id = m.game_type_id
      and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
      and (${feedOdd} is distinct from ${odd} or o.suspended <> coalesce(n.suspended, o.suspended) or ${feedPriced} <> ${priced})
    returning ${changedPoint}`.execute(db);
  return rows.map(toChangedPoint);
}
