import type { TeamDetails } from '@clutchline/contract';
import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { MAX_ALIASES } from '../search-store';

/** Replaces what the feed stated before, at most 50 of a team; those of unknown teams are left out (FEED-1). */
export async function writeAliases(db: Kysely<Schema>, details: readonly TeamDetails[]): Promise<void> {
  if (details.length === 0) return;
  const stated = details.map(({ team_id, code, aliases }) => ({ team_id, aliases: aliasesOf(code, aliases) }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(stated)}::jsonb) as n (team_id bigint, aliases jsonb)`;
  await sql`
    delete from team_aliases a using ${given}
    where a.team_id = n.team_id and a.source = 'feed' and not n.aliases ? a.alias`.execute(db);
  await sql`
    insert into team_aliases (team_id, alias, source)
    select n.team_id, alias, 'feed' from ${given}
    join teams t on t.id = n.team_id cross join jsonb_array_elements_text(n.aliases) alias order by n.team_id, alias
    on conflict do nothing`.execute(db);
}

function aliasesOf(code: string | null, aliases: readonly string[]): readonly string[] {
  const all = code === null ? aliases : [code, ...aliases];
  return [...new Set(all.filter((alias) => alias !== ''))].slice(0, MAX_ALIASES);
}
