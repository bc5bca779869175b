import { MATCH_STATUS } from '@clutchline/contract';
import { FIRST_VIRTUAL_ID } from '@clutchline/domain/virtual-round';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';
import { type FoundName, KEY_CLASS, KEY_CLASSES, MAX_ALIASES, type Probe, type SearchFilter } from '../search-store';

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
  const byWords = words.map((own) => keysOfWords([...own].sort((a, b) => b.length - a.length)));
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

/**
 * Teams before events; then rank, followed teams, live and next matches, recent matches, name. `near` has the names that
 * the first of these rules put among the best, with ties; the costly rules are applied to them only.
 */
async function ranked(
  db: Kysely<Schema>,
  found: RawBuilder<unknown>,
  { filter, limit }: { filter: SearchFilter; limit: number },
): Promise<FoundName[]> {
  const { gameTypeId, followed, suffix, since } = filter;
  const ofGame = gameTypeId === null ? sql`` : sql`where ${gameOf(sql`f.kind`, sql`f.id`)} = ${gameTypeId}`;
  const { rows } = await sql<FoundName>`${PREPARED}
    with found as materialized (
      select kind, id, min(rank) as rank, bool_and(is_longer) as is_longer from (${found}) keys where id < ${FIRST_VIRTUAL_ID} group by kind, id
    ), near as materialized (
      select * from (
        select n.*, rank() over (order by kind, rank, is_longer, is_followed desc) as place from (
          select f.*, f.kind = 1 and f.id = any(${followed}::bigint[]) as is_followed from found f ${ofGame}) n) p
      where place <= ${MAX_COUNTED}
    ), playing as materialized (
      select id, start_time, status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}) as is_live, team_id_1, team_id_2, event_id
      from matches where status < ${MATCH_STATUS.ended} and kind = 'match' and is_hide = 0
    ), upcoming as materialized (
      select distinct on (n.kind, n.id) n.kind, n.id, m.id as next_id, m.start_time, m.is_live from near n join (
        select 1 as kind, team_id_1 as of, * from playing union all select 1, team_id_2, * from playing
        union all select 2, event_id, * from playing
      ) m on m.kind = n.kind and m.of = n.id order by n.kind, n.id, m.is_live desc, m.start_time, m.id
    ), best as materialized (
      select n.*, u.next_id, u.start_time as next_start, coalesce(u.is_live, false) as is_live
      from near n left join upcoming u on u.kind = n.kind and u.id = n.id
      order by n.kind, n.rank, n.is_longer, n.is_followed desc, coalesce(u.is_live, false) desc, u.start_time nulls last, n.id
      limit ${MAX_COUNTED}
    )
    select case b.kind when 1 then 'team' else 'event' end as kind, b.id, coalesce(t.names, e.names) as names,
      coalesce(${gameOf(sql`b.kind`, sql`b.id`)}, 0) as "gameTypeId",
      b.next_id as "nextGameId", b.next_start as "nextStart", b.is_live as "isLive",
      array(select alias from team_aliases a where b.kind = 1 and a.team_id = b.id
        union select alias from event_aliases a where b.kind = 2 and a.event_id = b.id
        order by alias limit ${MAX_ALIASES}) as aliases
    from best b
    left join teams t on b.kind = 1 and t.id = b.id
    left join events e on b.kind = 2 and e.id = b.id
    order by b.kind, b.rank, b.is_longer, b.is_followed desc, b.is_live desc, b.next_start is null,
      (${recentMatches(since)}) desc, coalesce(t.names, e.names)->>${suffix}, b.id
    limit ${limit}`.execute(db);
  return rows;
}

function gameOf(kind: RawBuilder<unknown>, id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`case ${kind} when 1 then (select game_type_id from team_games where team_id = ${id})
    else (select game_type_id from events where events.id = ${id}) end`;
}

/** At most 20 of each side are counted. */
function recentMatches(since: number): RawBuilder<unknown> {
  const of = (column: string): RawBuilder<unknown> => sql`
    (select count(*) from (select from finished_matches f
      where ${sql.ref(`f.${column}`)} = b.id and f.ended_at >= ${since} limit 20) m)`;
  return sql`case b.kind when 1 then ${of('team_id_1')} + ${of('team_id_2')} else ${of('event_id')} end`;
}
