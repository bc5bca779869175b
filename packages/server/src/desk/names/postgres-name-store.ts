import type { SubjectNames } from '@clutchline/contract/desk';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { NamedIds, NameStore } from './name-store';
import type { Schema } from '../../database/tables/schema';
import { JOIN_TEAMS, MATCH_NAMES, namesOf, PLAY_NAMES } from './postgres-name-fields';

const rowsOf = (table: RawBuilder<unknown>) => sql`(select coalesce(json_agg(r), '[]') from ${table} r)`;

async function read(db: Kysely<Schema>, ids: NamedIds): Promise<SubjectNames> {
  const { rows } = await sql<SubjectNames>`
    with points_named as (
      select o.id as point_id, o.play_id, o.pick, o.line as point_line
      from points o where o.id = any(${ids.pointIds}::bigint[])
    ), plays_named as (
      select p.id as play_id, p.game_id, p.market, p.round, p.line, ${PLAY_NAMES} as names
      from plays p where p.id = any(${ids.playIds}::bigint[]) or p.id in (select play_id from points_named)
    ), matches_named as (
      select m.id as game_id, m.team_id_1, m.team_id_2, ${MATCH_NAMES}
      from matches m ${JOIN_TEAMS} where m.id = any(${ids.gameIds}::bigint[]) or m.id in (select game_id from plays_named)
    ), events_named as (
      select e.id as event_id, ${namesOf(sql`e.names`)} as names from events e where e.id = any(${ids.eventIds}::bigint[])
    ), games_named as (
      select g.id as game_type_id, ${namesOf(sql`g.names`)} as names
      from game_types g where g.id = any(${ids.gameTypeIds}::bigint[])
    ), operators_named as (
      select o.id as operator_id, o.name from desk_operators o where o.id = any(${ids.operatorIds}::bigint[])
    ), teams_named as (
      select t.id as team_id, ${namesOf(sql`t.names`)} as names from teams t where t.id = any(${ids.teamIds}::bigint[])
    )
    select ${rowsOf(sql`games_named`)} as games, ${rowsOf(sql`events_named`)} as events,
      ${rowsOf(sql`matches_named`)} as matches, ${rowsOf(sql`plays_named`)} as plays,
      ${rowsOf(sql`points_named`)} as points, ${rowsOf(sql`operators_named`)} as operators,
      ${rowsOf(sql`teams_named`)} as teams`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('The query returned no row.');
  return row;
}

export const createNameStore = (db: Kysely<Schema>): NameStore => ({ read: (ids) => read(db, ids) });
