import { sql, type Kysely } from 'kysely';

import type { FeedBatch } from '../feed-store';
import type { Schema } from '../../database/tables/schema';

/** Writes only changes. */
export async function writeNamed(db: Kysely<Schema>, batch: FeedBatch): Promise<void> {
  if (batch.gameTypes.length > 0)
    await sql`
      insert into game_types (id, names)
      select game_type_id, names from jsonb_to_recordset(${JSON.stringify(batch.gameTypes)}::jsonb)
        as n (game_type_id integer, names jsonb) order by game_type_id
      on conflict (id) do update set names = excluded.names where game_types.names <> excluded.names`.execute(db);
  if (batch.events.length > 0)
    await sql`
      insert into events (id, game_type_id, names)
      select event_id, game_type_id, names from jsonb_to_recordset(${JSON.stringify(batch.events)}::jsonb)
        as n (event_id bigint, game_type_id integer, names jsonb) order by event_id
      on conflict (id) do update set game_type_id = excluded.game_type_id, names = excluded.names
      where (events.game_type_id, events.names) <> (excluded.game_type_id, excluded.names)`.execute(db);
  if (batch.teams.length > 0)
    await sql`
      insert into teams (id, names)
      select team_id, names from jsonb_to_recordset(${JSON.stringify(batch.teams)}::jsonb)
        as n (team_id bigint, names jsonb) order by team_id
      on conflict (id) do update set names = excluded.names where teams.names <> excluded.names`.execute(db);
}
