import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';

/** Null unlocks; else the state that the feed requests. */
export async function guardPlays(db: Kysely<Schema>, plays: ReadonlyMap<number, 1 | 2 | null>): Promise<void> {
  if (plays.size === 0) return;
  await sql`
    with n as materialized (
      select * from unnest(${[...plays.keys()]}::bigint[], ${[...plays.values()]}::smallint[]) as n (id, guarded)
    ), held as materialized (
      select id from plays where id in (select id from n) order by id for no key update
    )
    update plays p set guarded = n.guarded from n join held using (id) where p.id = n.id`.execute(db);
}
