import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';

export interface TeamsOfMatch {
  readonly game_type_id: number;
  readonly team_id_1: number;
  readonly team_id_2: number;
}

/** The first match of a team decides its game. */
export async function writeTeamGames(db: Kysely<Schema>, matches: readonly TeamsOfMatch[]): Promise<void> {
  if (matches.length === 0) return;
  const teams = matches.flatMap(({ game_type_id, team_id_1, team_id_2 }) => [
    { team_id: team_id_1, game_type_id },
    { team_id: team_id_2, game_type_id },
  ]);
  await sql`
    insert into team_games (team_id, game_type_id)
    select distinct on (n.team_id) n.team_id, n.game_type_id
    from jsonb_to_recordset(${JSON.stringify(teams)}::jsonb) as n (team_id bigint, game_type_id integer)
    join teams t on t.id = n.team_id order by n.team_id
    on conflict do nothing`.execute(db);
}
