import type { EventDetails } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';

/** Writes only changes; details of unknown events are left out. */
export async function writeDetails(db: Kysely<Schema>, details: readonly EventDetails[]): Promise<void> {
  if (details.length === 0) return;
  const rows = details.map((row) => ({ event_id: row.event_id, season: row.season, details: row }));
  await sql`
    insert into event_details as d (event_id, season, details)
    select n.event_id, n.season, n.details
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (event_id bigint, season integer, details jsonb)
    join events e on e.id = n.event_id order by n.event_id, n.season
    on conflict (event_id, season) do update set details = excluded.details
    where d.details <> excluded.details`.execute(db);
}
