import { sql, type Kysely } from 'kysely';

import type { GuardedMatch } from '../quarantine-store';
import type { Schema } from '../../database/tables/schema';
import { STANDING } from './quarantine-standing';

type MatchRow = Omit<GuardedMatch, 'maps' | 'runners'> & {
  readonly maps: readonly (readonly [round: number, facts: MapFactsOf])[];
  readonly runners: readonly number[] | null;
};
type MapFactsOf = GuardedMatch['maps'] extends ReadonlyMap<number, infer Facts> ? Facts : never;

export async function selectGuardedMatches(
  db: Kysely<Schema>,
  gameIds: readonly number[],
): Promise<Map<number, GuardedMatch>> {
  if (gameIds.length === 0) return new Map();
  const { rows } = await sql<MatchRow>`
    select m.id as "gameId", m.team_id_1 as team1, m.team_id_2 as team2, m.best_of as "bestOf",
      m.start_time as "startTime", m.status, m.is_hide as "isHide", ${STANDING} as standing, r.facts, o.facts as outright,
      exists (
        select from quarantine q where q.state = 'held' and q.play_id is null and q.game_id = m.id
          and q.kind not in ('prices', 'play')) as "isBound",
      coalesce((select json_agg(json_build_array(round, facts)) from map_results where game_id = m.id), '[]') as maps,
      case m.kind when 'outright' then (
        select json_agg(distinct (pick->'team_id')::bigint) from points where game_id = m.id) end as runners
    from matches m left join match_results r on r.game_id = m.id left join outright_results o on o.game_id = m.id
    where m.id = any(${gameIds}::bigint[])`.execute(db);
  return new Map(
    rows.map(({ maps, runners, ...match }) => [
      match.gameId,
      { ...match, maps: new Map(maps), runners: new Set(runners) },
    ]),
  );
}
