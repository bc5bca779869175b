import { MATCH_STATUS } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { type FoundName, KEY_CLASS, KEY_CLASSES, type Probe, type SearchFilter } from '../search-store';

/** Keys that are read for a prefix and class; the shortest come first. */
const MAX_READ = 300;
/** Names of the rarest word of a query that are tested for the other words. */
const MAX_TESTED = 1_000;
/** Names whose matches are counted for the order. */
const MAX_COUNTED = 30;
/** Classes whose keys a short word equals. */
const WHOLE_WORDS = KEY_CLASSES.filter((keyClass) => keyClass !== KEY_CLASS.inner);
/** Above every character of a key. */
const LAST = '\u{10ffff}';

/** One range of the index for each prefix and class, so that the statement is planned in little time. */
function keysFrom(prefixes: readonly string[]): RawBuilder<unknown> {
  return sql`
    select k.kind, k.id, k.key <> p.prefix as is_longer,
      case when k.class > ${KEY_CLASS.alias} then k.class when k.key = p.prefix then k.class else 2 end as rank
    from unnest(${prefixes}::text[]) p (prefix), unnest(${KEY_CLASSES}::smallint[]) c (class)
    cross join lateral (
      select * from search_keys k where k.class = c.class and k.key >= p.prefix collate "C"
        and k.key < p.prefix || ${LAST} collate "C" order by k.key limit ${MAX_READ}) k`;
}

/** Names with a key for each word, by the longest word. */
function keysOfWords([longest = '', ...others]: readonly string[]): RawBuilder<unknown> {
  return sql`
    select k.kind, k.id, true as is_longer, greatest(k.class, ${KEY_CLASS.word}) as rank
    from unnest(${KEY_CLASSES}::smallint[]) c (class)
    cross join lateral (
      select * from search_keys k where k.class = c.class and k.key >= ${longest} collate "C"
        and k.key < ${longest + LAST} collate "C" order by k.key limit ${MAX_TESTED}) k
    where not exists (
      select from unnest(${others}::text[]) w (word) where not exists (
        select from search_keys o where o.kind = k.kind and o.id = k.id and o.key >= w.word collate "C"
          and o.key < w.word || ${LAST} collate "C"))`;
}

export async function findNames(
  db: Kysely<Schema>,
  { whole, words }: Probe,
  { filter, limit }: { filter: SearchFilter; limit: number },
): Promise<FoundName[]> {
  const byWords = words.length === 0 ? [] : [keysOfWords([...words].sort((a, b) => b.length - a.length))];
  const found = sql.join([keysFrom(whole), ...byWords], sql` union all `);
  return await ranked(db, found, { filter, limit });
}

/** Names that have every word with at most one typing error: they share a deletion (FIND-5). */
export async function findSimilarNames(
  db: Kysely<Schema>,
  words: readonly (readonly string[])[],
  { filter, limit }: { filter: SearchFilter; limit: number },
): Promise<FoundName[]> {
  const perWord = words.map(
    (variants) => sql`(
      select kind, id from similar_keys where key = any(${variants}::text[])
      ${variants.length > 1 ? sql`` : sql`union select kind, id from search_keys where class = any(${WHOLE_WORDS}::smallint[]) and key = any(${variants}::text[])`}
      limit ${MAX_TESTED})`,
  );
  const found = sql`(
    select kind, id, 6 as rank, true as is_longer from (${sql.join(perWord, sql` intersect `)}) alike)`;
  return await ranked(db, found, { filter, limit });
}

/** Teams before events; then rank, followed teams, live and next matches, recent matches, name. */
async function ranked(
  db: Kysely<Schema>,
  found: RawBuilder<unknown>,
  { filter, limit }: { filter: SearchFilter; limit: number },
): Promise<FoundName[]> {
  const { gameTypeId, followed, suffix, since } = filter;
  const { rows } = await sql<FoundName>`
    with found as materialized (
      select kind, id, min(rank) as rank, bool_and(is_longer) as is_longer from (${found}) keys group by kind, id
    ), playing as materialized (
      select id, start_time, status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}) as is_live, team_id_1, team_id_2, event_id
      from matches where status < ${MATCH_STATUS.ended} and kind = 'match' and is_hide = 0
    ), upcoming as materialized (
      select distinct on (kind, of) kind, of, id, start_time, is_live from (
        select 1 as kind, team_id_1 as of, * from playing union all select 1, team_id_2, * from playing
        union all select 2, event_id, * from playing
      ) m order by kind, of, is_live desc, start_time, id
    ), best as (
      select f.*, coalesce(g.game_type_id, e.game_type_id, 0) as game_type_id,
        f.kind = 1 and f.id = any(${followed}::bigint[]) as is_followed,
        u.id as next_id, u.start_time as next_start, coalesce(u.is_live, false) as is_live
      from found f
      left join team_games g on f.kind = 1 and g.team_id = f.id
      left join events e on f.kind = 2 and e.id = f.id
      left join upcoming u on u.kind = f.kind and u.of = f.id
      where (${gameTypeId}::integer is null or coalesce(g.game_type_id, e.game_type_id) = ${gameTypeId})
      order by f.kind, f.rank, f.is_longer, is_followed desc, is_live desc, u.start_time nulls last, f.id
      limit ${MAX_COUNTED}
    )
    select case b.kind when 1 then 'team' else 'event' end as kind, b.id, coalesce(t.names, e.names) as names, b.game_type_id as "gameTypeId",
      b.next_id as "nextGameId", b.next_start as "nextStart", b.is_live as "isLive",
      coalesce((select array_agg(alias order by alias) from (
        select alias from team_aliases a where b.kind = 1 and a.team_id = b.id order by alias limit 50) a), '{}') as aliases
    from best b
    left join teams t on b.kind = 1 and t.id = b.id
    left join events e on b.kind = 2 and e.id = b.id
    order by b.kind, b.rank, b.is_longer, b.is_followed desc, b.is_live desc, b.next_start is null,
      (${recentMatches(since)}) desc, coalesce(t.names, e.names)->>${suffix}, b.id
    limit ${limit}`.execute(db);
  return rows;
}

/** At most 20 of each side are counted. */
function recentMatches(since: number): RawBuilder<unknown> {
  const of = (column: string): RawBuilder<unknown> => sql`
    (select count(*) from (select from finished_matches f
      where ${sql.ref(`f.${column}`)} = b.id and f.ended_at >= ${since} limit 20) m)`;
  return sql`case b.kind when 1 then ${of('team_id_1')} + ${of('team_id_2')} else ${of('event_id')} end`;
}
