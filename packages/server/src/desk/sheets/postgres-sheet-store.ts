import { MATCH_STATUS, PLAY_STATUS } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import type { SheetStore, StoredSurroundings, TreeCursor, TreeEvent, TreeMatch, TreeQuery } from './sheet-store';
import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';
import { JOIN_TEAMS, namesOf } from '../names/postgres-name-fields';
import { HEAD, readSheetChanges } from './postgres-match-sheets';
import { selectOpenStakes } from './postgres-open-stakes';

const IS_LIVE = sql`(m.status in (${MATCH_STATUS.live}, ${MATCH_STATUS.paused}))`;
/** The index `matches_not_over`. Rounds of virtual games have a separate screen. */
const IS_ON = sql`m.status < 4 and m.kind <> 'virtual'`;

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

type WatcherStore = Pick<SheetStore, 'surroundings' | 'reportWatchers'>;

/** Ages by the clock of the database: each process reports every 10 s. */
const createWatcherStore = (db: Kysely<Schema>): WatcherStore => ({
  async surroundings(gameIds) {
    const { rows } = await sql<StoredSurroundings>`${PREPARED}
      select round(feed_age_ms())::integer as "feedAgeMs", coalesce((
        select json_agg(json_build_object('gameId', game_id, 'name', name) order by name) from (
          select distinct w.game_id, o.name from desk_watchers w join desk_operators o on o.id = w.operator_id
          where w.game_id = any(${gameIds}::bigint[]) and w.seen_at > now() - interval '25 seconds') n), '[]') as watchers`.execute(
      db,
    );
    return rows[0] ?? { watchers: [], feedAgeMs: null };
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
    changes: (known, from) => readSheetChanges(db, known, from),
  };
}
