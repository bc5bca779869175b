import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { writeTeamGames } from '../../search/postgres';
import type { ImportedSlice } from '../content-store';
import { writeDetails } from './write-details';
import { writeStages } from './write-stages';

/** Matches that the feed has shown, stored ones, and those of unknown teams and events are left out. */
export async function importSlice(db: Kysely<Schema>, slice: ImportedSlice): Promise<number> {
  const { gameTypeId, day, stages, details, matches } = slice;
  await writeStages(db, stages);
  await writeDetails(db, details);
  const { rows } = await sql<{ id: number }>`
    insert into finished_matches (id, game_type_id, event_id, stage_id, team_id_1, team_id_2, stage_names, start_time,
      ended_at, best_of, winner, score_1, score_2, void_reason, maps, source, is_history)
    select game_id, n.game_type_id, n.event_id, stage_id, team_id_1, team_id_2, stage_names, start_time, ended_at, best_of,
      (facts->>'winner')::bigint, coalesce((facts->>'score_1')::smallint, 0), coalesce((facts->>'score_2')::smallint, 0),
      void_reason, maps, source, true
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as n (
      game_id bigint, game_type_id integer, event_id bigint, stage_id bigint, team_id_1 bigint, team_id_2 bigint,
      stage_names jsonb, start_time bigint, ended_at bigint, best_of smallint, facts jsonb, void_reason text, maps jsonb,
      source text)
    join events e on e.id = n.event_id join teams t1 on t1.id = team_id_1 join teams t2 on t2.id = team_id_2
    where not exists (select from matches m where m.id = game_id) order by game_id
    on conflict do nothing returning id`.execute(db);
  await writeTeamGames(db, matches);
  await sql`
    insert into history_parts (game_type_id, day, matches) values (${gameTypeId}, ${day}, ${rows.length})
    on conflict do nothing`.execute(db);
  return rows.length;
}
