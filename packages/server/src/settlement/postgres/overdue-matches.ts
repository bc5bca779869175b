import { MATCH_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';

/** Matches scheduled before this time, neither started nor with a result. */
export async function overdueMatches(db: Kysely<Schema>, startBefore: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from matches m
    where m.status = ${MATCH_STATUS.notStarted} and m.start_time < ${startBefore} and m.kind = 'match'
      and not exists (select from match_voids v where v.game_id = m.id)
      and not exists (select from match_results r where r.game_id = m.id)
      and not exists (select from map_results r where r.game_id = m.id)
    order by m.id`.execute(db);
  return rows.map(({ id }) => id);
}
