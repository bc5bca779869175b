import type { EventStage } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';

/** Writes only changes; stages of unknown events are left out. */
export async function writeStages(db: Kysely<Schema>, stages: readonly EventStage[]): Promise<void> {
  if (stages.length === 0) return;
  await sql`
    insert into event_stages as s (id, event_id, season, position, names, kind, starts_at, ends_at, points, tie_breakers,
      match_count, teams, slots)
    select n.stage_id, n.event_id, season, position, n.names, kind, starts_at, ends_at, points, tie_breakers,
      match_count, teams, slots
    from jsonb_to_recordset(${JSON.stringify(stages)}::jsonb) as n (
      stage_id bigint, event_id bigint, season integer, position smallint, names jsonb, kind text, starts_at bigint,
      ends_at bigint, points text, tie_breakers jsonb, match_count integer, teams jsonb, slots jsonb)
    join events e on e.id = n.event_id order by n.stage_id
    on conflict (id) do update set event_id = excluded.event_id, season = excluded.season, position = excluded.position,
      names = excluded.names, kind = excluded.kind, starts_at = excluded.starts_at, ends_at = excluded.ends_at,
      points = excluded.points, tie_breakers = excluded.tie_breakers, match_count = excluded.match_count,
      teams = excluded.teams, slots = excluded.slots
    where to_jsonb(s) <> to_jsonb(excluded)`.execute(db);
}
