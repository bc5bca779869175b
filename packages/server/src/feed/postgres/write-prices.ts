import { PLAY_STATUS, type MatchStatus, type PlayStatus } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { ChangedPoint } from '../../catalogue';
import { pointStatusOf } from '../../catalogue/postgres';
import { inListStream } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';

type PriceRow = Omit<ChangedPoint, 'status'> & {
  readonly play_status: PlayStatus;
  readonly match_status: MatchStatus;
  readonly is_decided: boolean;
  readonly is_suspended: boolean;
};

/** New versions: bets are validated again. Closed plays and withdrawn points keep their last price. */
export async function writePrices(db: Kysely<Schema>, { prices, suspensions }: FeedBatch): Promise<ChangedPoint[]> {
  const ids = [...new Set([...prices.keys(), ...suspensions.keys()])];
  if (ids.length === 0) return [];
  const odds = ids.map((id) => prices.get(id) ?? null);
  const unpriced = ids.map((id) => prices.get(id) === null);
  const suspended = ids.map((id) => suspensions.get(id) ?? null);
  const { rows } = await sql<PriceRow>`
    with n as materialized (
      select * from unnest(${ids}::bigint[], ${odds}::integer[], ${unpriced}::boolean[], ${suspended}::boolean[])
        as n (id, odd, unpriced, suspended)
    ), held as materialized (
      select id, priced and not suspended as was_offered from points where id in (select id from n) order by id for no key update
    )
    update points o set odd = coalesce(n.odd, o.odd), version = o.version + 1,
      priced = n.odd is not null or (o.priced and not n.unpriced), suspended = coalesce(n.suspended, o.suspended)
    from n join held using (id), plays p, matches m, game_types g
    where o.id = n.id and p.id = o.play_id and m.id = o.game_id and g.id = m.game_type_id
      and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
      and (o.odd is distinct from coalesce(n.odd, o.odd) or o.suspended <> coalesce(n.suspended, o.suspended)
        or o.priced <> (n.odd is not null or (o.priced and not n.unpriced)))
    returning o.id as "pointId", o.game_id as "gameId", case when o.priced then o.odd end as odd, o.version,
      was_offered and (not o.priced or o.suspended) as stopped, ${inListStream} as "inList", p.status as play_status, m.status as match_status,
      o.outcome is not null as is_decided, o.suspended or g.stopped as is_suspended`.execute(db);
  return rows.map(({ play_status, match_status, is_decided, is_suspended, ...point }) => ({
    ...point,
    status: pointStatusOf(play_status, match_status, {
      isDecided: is_decided,
      isOffered: point.odd !== null && !is_suspended,
    }),
  }));
}
