import { CATEGORY } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';
import { groupBy } from '../../platform/group-by';
import { JOIN_TEAMS, MATCH_NAMES, namesOf, PLAY_NAMES } from '../names/postgres-name-fields';
import { selectBetChanges, selectEnd } from './postgres-bet-changes';
import { selectExposures, selectMatchesOf, selectOpenStakes, selectPlacedStakes } from './postgres-open-stakes';
import {
  type KnownSheet,
  NO_RESULTS,
  type SheetChange,
  type SheetChanges,
  type SheetMarks,
  type StoredHead,
  type StoredPlay,
  type StoredResults,
} from './sheet-store';

export const HEAD = sql`m.id as game_id, m.game_type_id, m.event_id, m.kind, m.team_id_1, m.team_id_2,
  ${MATCH_NAMES}, m.start_time, m.best_of, m.status, m.round,
  m.score_1, m.score_2, m.round_score_1, m.round_score_2, m.clock_s, m.is_hide,
  (select count(*) from quarantine q where q.state = 'held' and q.game_id = m.id)::integer as doubts`;

interface HeadRow {
  readonly head: StoredHead;
  readonly marks: SheetMarks;
}

/** Of the versions of rows: each change of a row writes it with the id of its transaction. */
const markOf = (rows: RawBuilder<unknown>, key: RawBuilder<unknown>) => sql`(
  select count(*) || ' ' || coalesce(bit_xor(hashint8extended(${key}, r.xmin::text::bigint)), 0) from ${rows} r where r.game_id = m.id)`;

const BOARD_MARK = sql`concat_ws(' ', ${markOf(sql`plays`, sql`r.id`)}, ${markOf(sql`points`, sql`r.id`)},
  ${markOf(sql`map_results`, sql`r.round`)}, ${markOf(sql`match_results`, sql`r.game_id`)}, ${markOf(sql`match_voids`, sql`r.game_id`)})`;
const OUTCOMES_MARK = sql`(
  select coalesce(sum(hashtextextended(r.outcome, r.id)), 0) from points r where r.game_id = m.id)::text`;

async function selectHeads(db: Kysely<Schema>, gameIds: readonly number[]): Promise<HeadRow[]> {
  const { rows } = await sql<StoredHead & SheetMarks>`${PREPARED}
    select ${HEAD}, ${namesOf(sql`g.names`)} as game_names, ${namesOf(sql`e.names`)} as event_names,
      ${BOARD_MARK} as board, ${OUTCOMES_MARK} as outcomes
    from matches m ${JOIN_TEAMS} join game_types g on g.id = m.game_type_id join events e on e.id = m.event_id
    where m.id = any(${gameIds}::bigint[])`.execute(db);
  return rows.map(({ board, outcomes, ...head }) => ({ head, marks: { board, outcomes } }));
}

/** As in the page of the match; the price of a pool follows from its stakes. */
async function selectPlays(db: Kysely<Schema>, gameIds: readonly number[]): Promise<StoredPlay[]> {
  const { rows } = await sql<StoredPlay>`${PREPARED}
    select p.game_id as "gameId", p.id as "playId", p.category_id as "categoryId", p.round, p.market,
      p.market_group as "group", p.line, ${PLAY_NAMES} as names, p.status, p.feed_status as "feedStatus",
      p.guarded is not null as guarded, p.is_hide as "isHide", p.limit_scale as "limitScale",
      coalesce((
        select json_agg(json_build_object('point_id', o.id, 'pick', o.pick, 'line', o.line,
          'odd', case when p.category_id <> ${CATEGORY.normal_bet} then o.odd end, 'version', o.version, 'priced', o.priced,
          'suspended', o.suspended, 'outcome', o.outcome) order by o.position)
        from points o where o.play_id = p.id), '[]') as points
    from plays p where p.game_id = any(${gameIds}::bigint[]) order by p.game_id, p.round, p.id`.execute(db);
  return rows;
}

async function selectResults(
  db: Kysely<Schema>,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, StoredResults>> {
  const { rows } = await sql<StoredResults & { readonly gameId: number }>`${PREPARED}
    select m.id as "gameId",
      coalesce((
        select json_agg(json_build_object('round', r.round, 'source', r.source, 'facts', r.facts) order by r.round)
        from map_results r where r.game_id = m.id), '[]') as maps,
      (select json_build_object('source', r.source, 'winner', r.facts->'winner', 'score_1', r.facts->'score_1',
          'score_2', r.facts->'score_2')
        from match_results r where r.game_id = m.id) as match,
      (select json_build_object('source', v.source, 'reason', v.reason) from match_voids v where v.game_id = m.id) as void
    from matches m where m.id = any(${gameIds}::bigint[])`.execute(db);
  return new Map(rows.map(({ gameId, ...results }) => [gameId, results]));
}

const NOTHING = { plays: [], results: new Map<number, StoredResults>() };

async function selectBoards(db: Kysely<Schema>, gameIds: readonly number[]) {
  if (gameIds.length === 0) return NOTHING;
  return { plays: await selectPlays(db, gameIds), results: await selectResults(db, gameIds) };
}

async function selectSums(db: Kysely<Schema>, gameIds: readonly number[]) {
  if (gameIds.length === 0) return { stakes: [], exposures: [] };
  return { stakes: await selectOpenStakes(db, gameIds), exposures: await selectExposures(db, gameIds) };
}

async function selectChanges(
  db: Kysely<Schema>,
  known: readonly KnownSheet[],
  since: string | null,
): Promise<SheetChanges> {
  const gameIds = known.map(({ gameId }) => gameId);
  const until = await selectEnd(db);
  const heads = await selectHeads(db, gameIds);
  const bets = await selectBetChanges(db, { from: since ?? until, until });
  const placed = await selectPlacedStakes(db, gameIds, bets.placed);
  const moved = new Set(await selectMatchesOf(db, gameIds, bets.moved));
  const before = new Map(known.map((each) => [each.gameId, each]));
  const idsIf = (isChanged: (row: HeadRow, sheet: KnownSheet | undefined) => boolean): number[] =>
    heads.filter((row) => isChanged(row, before.get(row.head.game_id))).map(({ head }) => head.game_id);
  const changed = idsIf(({ marks }, sheet) => sheet?.marks?.board !== marks.board);
  const recounted = idsIf(
    ({ head, marks }, sheet) =>
      since === null ||
      sheet?.isRecount === true ||
      sheet?.marks?.outcomes !== marks.outcomes ||
      moved.has(head.game_id),
  );
  const boards = await selectBoards(db, changed);
  const sums = await selectSums(db, recounted);
  const touched = [...new Set(placed.map(({ pointId }) => pointId))];
  const exposures = touched.length === 0 ? [] : await selectExposures(db, gameIds, touched);
  const ofMatch = <Row extends { readonly gameId: number }>(rows: readonly Row[]) => {
    const byMatch = groupBy(rows, ({ gameId }) => gameId);
    return (gameId: number): readonly Row[] => byMatch.get(gameId) ?? [];
  };
  const [playsOf, stakesOf, allOf] = [ofMatch(boards.plays), ofMatch(sums.stakes), ofMatch(sums.exposures)];
  const [placedOf, exposuresOf] = [ofMatch(placed), ofMatch(exposures)];
  const changes = heads.map(({ head, marks }): SheetChange => {
    const id = head.game_id;
    const board = { plays: playsOf(id), results: boards.results.get(id) ?? NO_RESULTS };
    return {
      ...{ head, marks, board: changed.includes(id) ? board : null },
      sums: recounted.includes(id) ? { stakes: stakesOf(id), exposures: allOf(id) } : null,
      ...{ placed: placedOf(id), exposures: exposuresOf(id) },
    };
  });
  return { until, changes };
}

export const readSheetChanges = (
  db: Kysely<Schema>,
  known: readonly KnownSheet[],
  since: string | null,
): Promise<SheetChanges> => readInSnapshot(db, (moment) => selectChanges(moment, known, since));
