import { CATEGORY, MATCH_STATUS } from '@clutchline/contract';
import { VIRTUAL_GAME_TYPE } from '@clutchline/domain/virtual-round';
import { CompiledQuery, sql, type Kysely, type RawBuilder } from 'kysely';

import type {
  BoardMaps,
  BoardStore,
  BoardPlay,
  BoardVersion,
  PlaySelection,
  TabMatch,
  BettablePoint,
} from '../board-store';
import { groupBy } from '../../platform/group-by';
import { selectMatches, toBoardMatch, toPlay, toPoint, type PointRow, pointStatusOf } from './board-rows';
import { inListStream } from '../../database/column-types';
import { MARK } from '../../database/timed-pool';
import type { Schema } from '../../database/tables/schema';

/** Points without any price are omitted. */
async function selectBettablePoints(db: Kysely<Schema>, pointIds: readonly number[]): Promise<BettablePoint[]> {
  const points = await db
    .selectFrom('points as o')
    .innerJoin('plays as p', 'p.id', 'o.play_id')
    .innerJoin('matches as m', 'm.id', 'p.game_id')
    .innerJoin('game_types as g', 'g.id', 'm.game_type_id')
    .selectAll('p')
    .select(['o.id as point_id', 'o.odd', 'o.version', 'o.pick', 'o.line as point_line', 'o.outcome'])
    .select(['o.priced', 'o.suspended', 'g.stopped'])
    .where(sql<boolean>`o.id = any(${pointIds}::bigint[])`)
    .orderBy('o.id')
    .execute();
  const gameIds = [...new Set(points.map(({ game_id }) => game_id))];
  const rows = await selectMatches(db)
    .where(sql<boolean>`m.id = any(${gameIds}::bigint[])`)
    .execute();
  const matches = new Map(rows.map((row) => [row.id, toBoardMatch(row)]));
  return points.flatMap((row) => {
    const match = matches.get(row.game_id);
    if (match === undefined || (row.odd === null && !row.priced)) return [];
    const { point_id: pointId, game_id: gameId, id: playId, odd, version, pick, point_line: line } = row;
    const offer = { isDecided: row.outcome !== null, isOffered: row.priced && !row.suspended && !row.stopped };
    const status = pointStatusOf(row.status, match.live.status, offer);
    return [{ pointId, gameId, playId, odd, version, status, pick, line, match, play: toPlay(row) }];
  });
}

export function createBoardStore(db: Kysely<Schema>): BoardStore {
  return {
    version: (since) => version(db, since),
    async gameTypes() {
      return await db
        .selectFrom('game_types')
        .select(['id', 'names'])
        .where('id', '<>', VIRTUAL_GAME_TYPE)
        .orderBy('id')
        .execute();
    },
    async events() {
      return await db
        .selectFrom('events')
        .select(['id as eventId', 'game_type_id as gameTypeId', 'names'])
        .where('game_type_id', '<>', VIRTUAL_GAME_TYPE)
        .orderBy('id')
        .execute();
    },
    tabMatches: (endedSince) => tabMatches(db, endedSince),
    async matches(gameIds) {
      const rows = await selectMatches(db)
        .where(sql<boolean>`m.id = any(${gameIds}::bigint[])`)
        .execute();
      return rows.map(toBoardMatch);
    },
    async stoppedGameTypes() {
      const rows = await db.selectFrom('game_types').select('id').where('stopped', '=', true).orderBy('id').execute();
      return rows.map(({ id }) => id);
    },
    plays: (gameIds, which) => plays(db, gameIds, which),
    mapScores: (gameIds) => mapScores(db, gameIds),
    points: (pointIds) => selectBettablePoints(db, pointIds),
    async recentMatches(since) {
      const rows = await selectMatches(db)
        .where((where) => where.or([where('m.status', '<', MATCH_STATUS.ended), where('m.start_time', '>', since)]))
        .where('m.kind', '<>', 'virtual')
        .execute();
      return rows.map(toBoardMatch);
    },
  };
}

/** In the order of the index, as the plan of a prepared statement does not know how few rows follow the snapshot. */
const VERSION = `${MARK} select pg_current_snapshot()::text as snapshot, $1::pg_snapshot is null or (
  select xid from board_changes where xid >= pg_snapshot_xmin($1::pg_snapshot)
    and not pg_visible_in_snapshot(xid, $1::pg_snapshot) order by xid limit 1) is not null as "isChanged"`;

async function version(db: Kysely<Schema>, since: string | null): Promise<BoardVersion> {
  const { rows } = await db.executeQuery<BoardVersion>(CompiledQuery.raw(VERSION, [since]));
  const [found] = rows;
  if (found === undefined) throw new Error('The query returned no row.');
  return found;
}

async function tabMatches(db: Kysely<Schema>, endedSince: number): Promise<TabMatch[]> {
  const kinds = sql<TabMatch['kinds']>`coalesce((
    select json_agg(of_play)
    from (select distinct category_id, no_parlay, status, is_hide from plays where plays.game_id = m.id) as of_play), '[]')`;
  const rows = await selectMatches(db)
    .select([kinds.as('kinds'), sql<number>`(select count(*) from plays where plays.game_id = m.id)`.as('play_count')])
    .where((where) => where.or([where('m.status', '<', MATCH_STATUS.ended), where('m.ended_at', '>', endedSince)]))
    .where('m.is_hide', '=', 0)
    .where('m.kind', '<>', 'virtual')
    .orderBy('m.start_time')
    .orderBy('m.id')
    .execute();
  return rows.map((row) => ({
    ...toBoardMatch(row),
    kinds: row.kinds,
    endedAt: row.ended_at,
    playCount: row.play_count,
  }));
}

async function mapScores(db: Kysely<Schema>, gameIds: readonly number[]): Promise<BoardMaps[]> {
  const rows = await db
    .selectFrom('map_results')
    .select(['game_id', 'round', 'facts'])
    .where(sql<boolean>`game_id = any(${gameIds}::bigint[])`)
    .orderBy('round')
    .execute();
  const played = rows.filter(({ facts }) => facts.status !== 'not_played');
  return [...groupBy(played, ({ game_id }) => game_id)].map(([gameId, results]) => ({
    gameId,
    maps: results.map(({ round, facts: { winner, score_1, score_2 } }) => ({ round, winner, score_1, score_2 })),
  }));
}

const SELECTED: Readonly<Record<Exclude<PlaySelection, 'all'>, RawBuilder<boolean>>> = {
  list: sql`p.in_list`,
  pool: sql`p.category_id = ${CATEGORY.normal_bet}`,
  champion: sql`p.category_id = ${CATEGORY.champion_bet}`,
};

/** Limits matches and plays alike and does not join the game types, so that the plan does not depend on how many other matches there are (P18). */
async function plays(db: Kysely<Schema>, gameIds: readonly number[], which: PlaySelection): Promise<BoardPlay[]> {
  const isStopped = sql<boolean>`m.game_type_id = any(array(select id from game_types where stopped))`;
  const points = sql<PointRow[]>`(
    select json_agg(json_build_object('point_id', id, 'pick', pick, 'line', line, 'odd', case when priced then odd end,
      'version', version, 'is_priced', priced, 'outcome', outcome, 'is_suspended', suspended or ${isStopped})
      order by position)
    from points where points.play_id = p.id)`;
  const all = db
    .selectFrom('plays as p')
    .innerJoin('matches as m', 'm.id', 'p.game_id')
    .selectAll('p')
    .select(['m.status as match_status', inListStream.as('in_list_stream'), points.as('points')])
    .where(sql<boolean>`m.id = any(${gameIds}::bigint[])`)
    .where(sql<boolean>`p.game_id = any(${gameIds}::bigint[])`)
    .orderBy('p.game_id')
    .orderBy('p.round')
    .orderBy('p.id');
  const rows = await (which === 'all' ? all : all.where(SELECTED[which])).execute();
  return rows.map((row) => {
    const points = row.points.map((point) => toPoint(point, row.status, row.match_status));
    const isChecked = row.guarded !== null && ({ is_checked: 1 } as const);
    return { play: { ...toPlay(row), ...isChecked, points }, inList: row.in_list_stream };
  });
}
