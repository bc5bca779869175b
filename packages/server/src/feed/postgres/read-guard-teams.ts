import { MATCH_STATUS, type Names } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { OpenPair } from '../quarantine-store';
import type { Schema } from '../../database/tables/schema';

/** Unfinished matches. */
export async function selectOpenPairs(db: Kysely<Schema>, teams: ReadonlySet<number>): Promise<readonly OpenPair[]> {
  if (teams.size === 0) return [];
  const { rows } = await sql<OpenPair>`
    select id as "gameId", team_id_1 as team1, team_id_2 as team2 from matches
    where kind = 'match' and status < ${MATCH_STATUS.ended}
      and (team_id_1 = any(${[...teams]}::bigint[]) or team_id_2 = any(${[...teams]}::bigint[]))
    order by id`.execute(db);
  return rows;
}

export async function selectTeamNames(
  db: Kysely<Schema>,
  teams: readonly number[],
): Promise<ReadonlyMap<number, Names>> {
  if (teams.length === 0) return new Map();
  const { rows } = await sql<{ id: number; names: Names }>`
    select id, names from teams where id = any(${[...new Set(teams)]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, names }) => [id, names]));
}
