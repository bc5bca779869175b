import { sql, type Kysely } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { MAX_ALIASES, type ChangedNames, type SearchEntry, type SearchStore } from '../search-store';
import { findNames, findSimilarNames } from './find-names';

const KIND = { team: 1, event: 2 } as const;

export function createSearchStore(db: Kysely<Schema>): SearchStore {
  return {
    find: (probe, filter, limit) => findNames(db, probe, { filter, limit }),
    findSimilar: (words, filter, limit) => findSimilarNames(db, words, { filter, limit }),
    takeChanged: (limit) => takeChanged(db, limit),
    store: (entries) => storeKeys(db, entries),
  };
}

async function takeChanged(db: Kysely<Schema>, limit: number): Promise<ChangedNames[]> {
  const { rows } = await sql<ChangedNames>`
    with taken as (
      delete from search_changes where (kind, id) in (
        select kind, id from search_changes order by kind, id limit ${limit} for update skip locked)
      returning kind, id
    )
    select 'team' as kind, t.id, t.names, coalesce((select array_agg(alias) from (
        select alias from team_aliases where team_id = t.id
        group by alias order by max(source) desc, alias limit ${MAX_ALIASES}) a), '{}') as aliases
    from taken join teams t on taken.kind = ${KIND.team} and t.id = taken.id
    union all
    select 'event', e.id, e.names, array(select alias from event_aliases where event_id = e.id order by alias limit ${MAX_ALIASES})
    from taken join events e on taken.kind = ${KIND.event} and e.id = taken.id`.execute(db);
  return rows;
}

async function storeKeys(db: Kysely<Schema>, entries: readonly SearchEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const places = entries.map(({ kind, id }) => ({ kind: KIND[kind], id }));
  const keys = entries.flatMap(({ kind, id, keys: own }) =>
    [...own].map(([key, keyClass]) => ({ kind: KIND[kind], id, key, class: keyClass })),
  );
  const similar = entries.flatMap(({ kind, id, similar: own }) => own.map((key) => ({ kind: KIND[kind], id, key })));
  const of = sql`select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as p (kind smallint, id bigint)`;
  await sql`delete from search_keys k using (${of}) p where k.kind = p.kind and k.id = p.id`.execute(db);
  await sql`delete from similar_keys k using (${of}) p where k.kind = p.kind and k.id = p.id`.execute(db);
  await sql`
    insert into search_keys (kind, id, key, class)
    select kind, id, key, class from jsonb_to_recordset(${JSON.stringify(keys)}::jsonb)
      as n (kind smallint, id bigint, key text, class smallint)`.execute(db);
  await sql`
    insert into similar_keys (kind, id, key)
    select kind, id, key from jsonb_to_recordset(${JSON.stringify(similar)}::jsonb)
      as n (kind smallint, id bigint, key text)`.execute(db);
}
