import { MATCH_STATUS, type Names } from '@clutchline/contract';
import { type NamedSubject, NO_HOUSE_NAMES } from '@clutchline/contract/desk';
import { FIRST_VIRTUAL_ID } from '@clutchline/domain/virtual-round';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import type { FoundNames, HouseNameStore, NamedKey, NewNames, Opponent } from './house-name-store';
import { namesOf } from './postgres-name-fields';

const MOST_FOUND = 100;

/** One row by its key. */
const named = (kind: RawBuilder<unknown>, id: RawBuilder<unknown>) => sql`lateral (
  select 'team' as kind, t.id, t.names, t.feed_names, t.house_names,
    (select game_type_id from team_games where team_id = t.id) as game_type_id
  from teams t where ${kind} = 'team' and t.id = ${id} and t.id < ${FIRST_VIRTUAL_ID}
  union all
  select 'event', e.id, e.names, e.feed_names, e.house_names, e.game_type_id
  from events e where ${kind} = 'event' and e.id = ${id} and e.id < ${FIRST_VIRTUAL_ID})`;

async function read(db: Kysely<Schema>, { kind, id }: NamedKey): Promise<NamedSubject | null> {
  const aliases = (source: 'feed' | 'operator') => sql`array(
    select alias from team_aliases where n.kind = 'team' and team_id = n.id and source = ${source}
    union all select alias from event_aliases where n.kind = 'event' and event_id = n.id and ${source} = 'operator'
    order by alias)`;
  const { rows } = await sql<Omit<NamedSubject, 'house'> & { readonly house: Partial<Names> | null }>`
    select n.kind, n.id, n.game_type_id, coalesce(v.version, 0) as version, coalesce(n.feed_names, n.names) as feed,
      n.house_names as house, ${aliases('operator')} as aliases, ${aliases('feed')} as feed_aliases, o.name as set_by, v.set_at
    from ${named(sql`${kind}`, sql`${id}`)} n left join name_versions v on v.kind = n.kind and v.subject = n.id
    left join desk_operators o on o.id = v.set_by`.execute(db);
  const [row] = rows;
  return row === undefined ? null : { ...row, house: { ...NO_HOUSE_NAMES, ...row.house } };
}

const FOUND = sql`n.kind, n.id, n.game_type_id, ${namesOf(sql`n.names`)} as shown, n.house_names is not null as has_house_names`;

/** The text is compared as it is: no character is a pattern. */
async function find(db: Kysely<Schema>, text: string, found: readonly NamedKey[]): Promise<FoundNames[]> {
  const id = /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
  const has = (names: RawBuilder<unknown>) => sql`exists (
    select from jsonb_each_text(${names}) t where position(lower(${text}) in lower(t.value)) > 0)`;
  const withText = sql`house_names is not null and (${has(sql`feed_names`)} or ${has(sql`names`)})`;
  const { rows } = await sql<FoundNames>`
    with places as (
      select kind, id, place from unnest(${found.map(({ kind }) => kind)}::text[], ${found.map((key) => key.id)}::bigint[])
        with ordinality as f (kind, id, place)
      union all select kind, ${id}::bigint, 0 from unnest(array['team', 'event']) kind where ${id}::bigint is not null
      union all select 'team', t.id, 1000 from teams t where ${withText}
      union all select 'event', e.id, 1000 from events e where ${withText}
    ), hits as (
      select kind, id, min(place) as place from places group by kind, id
    )
    select ${FOUND} from hits h cross join ${named(sql`h.kind`, sql`h.id`)} n
    order by h.place, n.kind desc, n.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

async function listHouse(db: Kysely<Schema>): Promise<FoundNames[]> {
  const { rows } = await sql<FoundNames>`
    select ${FOUND} from name_versions v cross join ${named(sql`v.kind`, sql`v.subject`)} n
    where n.house_names is not null order by v.set_at desc, n.kind, n.id limit ${MOST_FOUND}`.execute(db);
  return rows;
}

async function store(db: Kysely<Schema>, names: NewNames): Promise<void> {
  const { kind, id, version, house, aliases, operatorId, at } = names;
  await sql`
    select set_house_names(${kind}, ${id}, ${version}, ${JSON.stringify(house)}::jsonb, ${aliases}::text[], ${operatorId}, ${at})`.execute(
    db,
  );
}

async function opponentsOf(db: Kysely<Schema>, teamId: number): Promise<Opponent[]> {
  const { rows } = await sql<Opponent>`
    select m.id as "gameId", t.names from matches m
    join teams t on t.id = m.team_id_1 + m.team_id_2 - ${teamId}::bigint
    where m.kind = 'match' and m.status < ${MATCH_STATUS.ended} and ${teamId} in (m.team_id_1, m.team_id_2)
    order by m.id`.execute(db);
  return rows;
}

async function openMatchesOf(db: Kysely<Schema>, { kind, id }: NamedKey): Promise<number[]> {
  const isOf = kind === 'team' ? sql`${id} in (m.team_id_1, m.team_id_2)` : sql`m.event_id = ${id}`;
  const { rows } = await sql<{ id: number }>`
    select m.id from matches m where m.status < ${MATCH_STATUS.ended} and ${isOf} order by m.id`.execute(db);
  return rows.map((row) => row.id);
}

export function createHouseNameStore(db: Kysely<Schema>): HouseNameStore {
  return {
    read: (key) => read(db, key),
    async hold() {
      await sql`select lock_house_names()`.execute(db);
    },
    store: (names) => store(db, names),
    find: (text, found) => find(db, text, found),
    listHouse: () => listHouse(db),
    opponentsOf: (teamId) => opponentsOf(db, teamId),
    openMatchesOf: (key) => openMatchesOf(db, key),
  };
}
