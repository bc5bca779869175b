import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { UnresolvedMatch } from '../result-store';

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

/** See `ResultStore.unresolved`. */
export async function unresolvedMatches(db: Kysely<Schema>, startBefore: number): Promise<UnresolvedMatch[]> {
  const { rows } = await sql<UnresolvedMatch>`
    select distinct m.id as "gameId", m.status >= ${MATCH_STATUS.ended} as "isOver"
    from plays p join matches m on m.id = p.game_id
    where p.status < ${PLAY_STATUS.settled} and p.market <> 'special'
      and m.start_time < ${startBefore} and m.kind = 'match'
      and not exists (select from match_voids v where v.game_id = m.id)
    order by m.id`.execute(db);
  return rows;
}
