import { PLAY_STATUS, type MatchStatus, type PlayStatus } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { ChangedPoint, FeedBatch } from '../../ports/feed-store';
import { pointStatusOf } from '../board-rows';
import { heardInList } from '../heard-in-list';
import type { Schema } from '../schema';

type PriceRow = Omit<ChangedPoint, 'status'> & {
  readonly play_status: PlayStatus;
  readonly match_status: MatchStatus;
  readonly is_decided: boolean;
};

/** New prices; each change counts the point's version up by one. A closed play keeps its last price. */
export async function writePrices(db: Kysely<Schema>, { prices }: FeedBatch): Promise<ChangedPoint[]> {
  if (prices.size === 0) return [];
  const { rows } = await sql<PriceRow>`
    with n as materialized (
      select * from unnest(${[...prices.keys()]}::bigint[], ${[...prices.values()]}::integer[]) as n (id, odd)
    ), held as materialized (
      select id from points where id in (select id from n) order by id for no key update
    )
    update points o set odd = n.odd, version = o.version + 1
    from n join held using (id), plays p, matches m
    where o.id = n.id and p.id = o.play_id and m.id = o.game_id and o.odd <> n.odd
      and p.status in (${PLAY_STATUS.open}, ${PLAY_STATUS.suspended})
    returning o.id as "pointId", o.game_id as "gameId", o.odd, o.version, ${heardInList} as "inList",
      p.status as play_status, m.status as match_status,
      o.outcome is not null as is_decided`.execute(db);
  return rows.map(({ play_status, match_status, is_decided, ...point }) => ({
    ...point,
    status: pointStatusOf(play_status, match_status, is_decided),
  }));
}
