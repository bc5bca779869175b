import { CATEGORY, MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type {
  SheetStore,
  StoredHead,
  StoredPlay,
  StoredResults,
  TreeCursor,
  TreeEvent,
  TreeMatch,
  TreeQuery,
} from './sheet-store';
import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';
import { JOIN_TEAMS, MATCH_NAMES, namesOf, PLAY_NAMES } from '../names/postgres-name-fields';
import { selectExposures, selectOpenStakes } from './postgres-open-stakes';

const IS_LIVE = sql`(m.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}))`;
/** The index `matches_not_over`. Rounds of virtual games have a separate screen. */
const IS_ON = sql`m.status < 4 and m.kind <> 'virtual'`;

const HEAD = sql`m.id as game_id, m.game_type_id, m.event_id, m.kind, m.team_id_1, m.team_id_2,
  ${MATCH_NAMES}, m.start_time, m.best_of, m.status, m.round,
  m.score_1, m.score_2, m.round_score_1, m.round_score_2, m.clock_s, m.is_hide,
  (select count(*) from quarantine q where q.state = 'held' and q.game_id = m.id)::integer as doubts`;

const afterOf = ({ isLive, startTime, gameId }: TreeCursor) =>
  sql`(not ${IS_LIVE}, m.start_time, m.id) > (not ${isLive}::boolean, ${startTime}::bigint, ${gameId}::bigint)`;

async function selectTree(db: Kysely<Schema>, { gameTypeId, eventId, after, limit }: TreeQuery): Promise<TreeMatch[]> {
  const undecided = (condition: RawBuilder<unknown>) => sql`(
    select count(*) from plays p where p.game_id = m.id and p.status < ${PLAY_STATUS.settled} and ${condition})::integer`;
  const { rows } = await sql<TreeMatch>`
    select ${HEAD}, ${undecided(sql`true`)} as plays, ${undecided(sql`p.desk_locks <> 0`)} as locked_plays,
      ${undecided(sql`p.guarded is not null`)} as guarded_plays
    from matches m ${JOIN_TEAMS}
    where ${IS_ON} and (${gameTypeId}::bigint is null or m.game_type_id = ${gameTypeId}::bigint)
      and (${eventId}::bigint is null or m.event_id = ${eventId}::bigint)
      and ${after === null ? sql`true` : afterOf(after)}
    order by not ${IS_LIVE}, m.start_time, m.id limit ${limit}`.execute(db);
  return rows;
}

async function selectEvents(db: Kysely<Schema>): Promise<TreeEvent[]> {
  const { rows } = await sql<TreeEvent>`
    select c.game_type_id as "gameTypeId", ${namesOf(sql`g.names`)} as "gameNames", c.event_id as "eventId",
      ${namesOf(sql`e.names`)} as "eventNames", c.matches, c.live
    from (
      select m.game_type_id, m.event_id, count(*)::integer as matches, count(*) filter (where ${IS_LIVE})::integer as live
      from matches m where ${IS_ON} group by 1, 2
    ) c join game_types g on g.id = c.game_type_id join events e on e.id = c.event_id
    order by c.game_type_id, c.event_id`.execute(db);
  return rows;
}

async function selectHead(db: Kysely<Schema>, gameId: number): Promise<StoredHead | null> {
  const { rows } = await sql<StoredHead>`${PREPARED}
    select ${HEAD}, ${namesOf(sql`g.names`)} as game_names, ${namesOf(sql`e.names`)} as event_names
    from matches m ${JOIN_TEAMS} join game_types g on g.id = m.game_type_id join events e on e.id = m.event_id
    where m.id = ${gameId}`.execute(db);
  return rows[0] ?? null;
}

/** As in the page of the match; the price of a pool follows from its stakes. */
async function selectPlays(db: Kysely<Schema>, gameId: number): Promise<StoredPlay[]> {
  const { rows } = await sql<StoredPlay>`${PREPARED}
    select p.id as "playId", p.category_id as "categoryId", p.round, p.market, p.market_group as "group", p.line,
      ${PLAY_NAMES} as names, p.status, p.feed_status as "feedStatus",
      p.guarded is not null as guarded, p.is_hide as "isHide", p.limit_scale as "limitScale",
      coalesce((
        select json_agg(json_build_object('point_id', o.id, 'pick', o.pick, 'line', o.line,
          'odd', case when p.category_id <> ${CATEGORY.normal_bet} then o.odd end, 'version', o.version, 'priced', o.priced,
          'suspended', o.suspended, 'outcome', o.outcome) order by o.position)
        from points o where o.play_id = p.id), '[]') as points
    from plays p where p.game_id = ${gameId} order by p.round, p.id`.execute(db);
  return rows;
}

async function selectResults(db: Kysely<Schema>, gameId: number): Promise<StoredResults> {
  const { rows } = await sql<StoredResults>`${PREPARED}
    select
      coalesce((
        select json_agg(json_build_object('round', r.round, 'source', r.source, 'facts', r.facts) order by r.round)
        from map_results r where r.game_id = m.id), '[]') as maps,
      (select json_build_object('source', r.source, 'winner', r.facts->'winner', 'score_1', r.facts->'score_1',
          'score_2', r.facts->'score_2')
        from match_results r where r.game_id = m.id) as match,
      (select json_build_object('source', v.source, 'reason', v.reason) from match_voids v where v.game_id = m.id) as void
    from matches m where m.id = ${gameId}`.execute(db);
  return rows[0] ?? { maps: [], match: null, void: null };
}

type WatcherStore = Pick<SheetStore, 'watchersOf' | 'reportWatchers'>;

/** Ages by the clock of the database: each process reports every 10 s. */
const createWatcherStore = (db: Kysely<Schema>): WatcherStore => ({
  async watchersOf(gameIds) {
    const { rows } = await sql<{ gameId: number; name: string }>`${PREPARED}
      select distinct w.game_id as "gameId", o.name from desk_watchers w join desk_operators o on o.id = w.operator_id
      where w.game_id = any(${gameIds}::bigint[]) and w.seen_at > now() - interval '25 seconds'
      order by o.name`.execute(db);
    return rows;
  },
  async reportWatchers(process, watched) {
    const [gameIds, operatorIds] = [watched.map(({ gameId }) => gameId), watched.map(({ operatorId }) => operatorId)];
    await sql`
      with given as (
        select * from unnest(${gameIds}::bigint[], ${operatorIds}::bigint[]) as g (game_id, operator_id)
      ), gone as (
        delete from desk_watchers w where case when w.process = ${process}
          then (w.game_id, w.operator_id) not in (select game_id, operator_id from given)
          else w.seen_at < now() - interval '1 minute' end
      )
      insert into desk_watchers (process, game_id, operator_id) select ${process}, game_id, operator_id from given
      on conflict (game_id, operator_id, process) do update set seen_at = now()`.execute(db);
  },
});

export function createSheetStore(db: Kysely<Schema>): SheetStore {
  return {
    ...createWatcherStore(db),
    events: () => selectEvents(db),
    matches: (query) =>
      readInSnapshot(db, async (moment) => {
        const rows = await selectTree(moment, query);
        const gameIds = rows.map(({ game_id }) => game_id);
        return { rows, stakes: await selectOpenStakes(moment, gameIds) };
      }),
    sheet: (gameId) =>
      readInSnapshot(db, async (moment) => {
        const head = await selectHead(moment, gameId);
        if (head === null) return null;
        const plays = await selectPlays(moment, gameId);
        const stakes = await selectOpenStakes(moment, [gameId]);
        const exposures = await selectExposures(moment, gameId);
        return { head, plays, stakes, exposures, results: await selectResults(moment, gameId) };
      }),
    async feedAge() {
      const { rows } = await sql<{ age: number | null }>`${PREPARED} select feed_age_ms() as age`.execute(db);
      const age = rows[0]?.age ?? null;
      return age === null ? null : Math.round(age);
    },
  };
}
