import { sql } from 'kysely';

/** Of the alias `m`, in English. */
export const MATCH_NAME = sql`concat((select names->>'en' from teams where id = m.team_id_1), ' v ',
  (select names->>'en' from teams where id = m.team_id_2))`;

export const TEAMS = sql`(
  select coalesce(json_agg(json_build_object('team_id', t.id, 'name', t.names->>'en') order by t.id = m.team_id_2), '[]')
  from teams t where t.id in (m.team_id_1, m.team_id_2))`;
