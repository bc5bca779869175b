import { CATEGORY } from '@clutchline/contract';
import { sql, type Kysely, type RawBuilder } from 'kysely';

import { readInSnapshot } from '../../database/column-types';
import type { Schema } from '../../database/tables/schema';
import { PREPARED } from '../../database/timed-pool';
import { groupBy } from '../../platform/group-by';
import { JOIN_TEAMS, MATCH_NAMES, namesOf, PLAY_NAMES } from '../names/postgres-name-fields';
import { selectExposures, selectOpenStakes, selectPlacedStakes } from './postgres-open-stakes';
import {
  type KnownSheet,
  NO_RESULTS,
  type PlayMark,
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

/** Of the versions of rows `r`: each change of a row writes it with the id of its transaction. */
const markOf = (key: RawBuilder<unknown>) =>
  sql`count(*) || ' ' || coalesce(bit_xor(hashint8extended(${key}, r.xmin::text::bigint)), 0)`;
const markIn = (rows: RawBuilder<unknown>, key: RawBuilder<unknown>) =>
  sql`(select ${markOf(key)} from ${rows} r where r.game_id = m.id)`;

const BOARD_MARK = sql`concat_ws(' ', o.mark, ${markIn(sql`plays`, sql`r.id`)}, ${markIn(sql`map_results`, sql`r.round`)},
  ${markIn(sql`match_results`, sql`r.game_id`)}, ${markIn(sql`match_voids`, sql`r.game_id`)})`;

async function selectHeads(db: Kysely<Schema>, gameIds: readonly number[]): Promise<HeadRow[]> {
  const { rows } = await sql<StoredHead & SheetMarks>`${PREPARED}
    select ${HEAD}, ${namesOf(sql`g.names`)} as game_names, ${namesOf(sql`e.names`)} as event_names,
      ${BOARD_MARK} as board, o.outcomes
    from matches m ${JOIN_TEAMS} join game_types g on g.id = m.game_type_id join events e on e.id = m.event_id
    cross join lateral (
      select ${markOf(sql`r.id`)} as mark, coalesce(sum(hashtextextended(r.outcome, r.id)), 0)::text as outcomes
      from points r where r.game_id = m.id) o
    where m.id = any(${gameIds}::bigint[])`.execute(db);
  return rows.map(({ board, outcomes, ...head }) => ({ head, marks: { board, outcomes } }));
}

type PlayOfMatch = PlayMark & { readonly gameId: number };

/** In the order of the sheet. */
async function selectPlayMarks(db: Kysely<Schema>, gameIds: readonly number[]): Promise<PlayOfMatch[]> {
  const { rows } = await sql<PlayOfMatch>`${PREPARED}
    select p.game_id as "gameId", p.id as "playId", p.xmin || ' ' || o.mark as mark
    from plays p cross join lateral (select ${markOf(sql`r.id`)} as mark from points r where r.play_id = p.id) o
    where p.game_id = any(${gameIds}::bigint[]) order by p.game_id, p.round, p.id`.execute(db);
  return rows;
}

/** As in the page of the match; the price of a pool follows from its stakes. */
async function selectPlays(db: Kysely<Schema>, playIds: readonly number[]): Promise<StoredPlay[]> {
  const { rows } = await sql<StoredPlay>`${PREPARED}
    select p.game_id as "gameId", p.id as "playId", p.category_id as "categoryId", p.round, p.market,
      p.market_group as "group", p.line, ${PLAY_NAMES} as names, p.status, p.feed_status as "feedStatus",
      p.guarded is not null as guarded, p.is_hide as "isHide", p.limit_scale as "limitScale",
      coalesce((
        select json_agg(json_build_object('point_id', o.id, 'pick', o.pick, 'line', o.line,
          'odd', case when p.category_id <> ${CATEGORY.normal_bet} then o.odd end, 'version', o.version, 'priced', o.priced,
          'suspended', o.suspended, 'outcome', o.outcome) order by o.position)
        from points o where o.play_id = p.id), '[]') as points
    from plays p where p.id = any(${playIds}::bigint[])`.execute(db);
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

const NOTHING = { order: [], plays: [], results: new Map<number, StoredResults>() };

/** Plays with other marks than those that are known. */
async function selectBoards(db: Kysely<Schema>, gameIds: readonly number[], known: readonly KnownSheet[]) {
  if (gameIds.length === 0) return NOTHING;
  const order = await selectPlayMarks(db, gameIds);
  const before = new Map(known.flatMap(({ plays }) => plays.map(({ playId, mark }) => [playId, mark])));
  const changed = order.filter(({ playId, mark }) => before.get(playId) !== mark).map(({ playId }) => playId);
  return { order, plays: await selectPlays(db, changed), results: await selectResults(db, gameIds) };
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
  const heads = await selectHeads(db, gameIds);
  const { until, value, rows: placed } = await selectPlacedStakes(db, gameIds, since);
  const moved = new Set(value);
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
  const boards = await selectBoards(db, changed, known);
  const sums = await selectSums(db, recounted);
  const exposures = placed.flatMap(({ exposure, gameId, pointId, currencyId }) =>
    exposure === null ? [] : [{ gameId, pointId, currencyId, amount: exposure }],
  );
  const ofMatch = <Row extends { readonly gameId: number }>(rows: readonly Row[]) => {
    const byMatch = groupBy(rows, ({ gameId }) => gameId);
    return (gameId: number): readonly Row[] => byMatch.get(gameId) ?? [];
  };
  const [orderOf, playsOf] = [ofMatch<PlayOfMatch>(boards.order), ofMatch<StoredPlay>(boards.plays)];
  const [stakesOf, allOf] = [ofMatch(sums.stakes), ofMatch(sums.exposures)];
  const [placedOf, exposuresOf] = [ofMatch(placed), ofMatch(exposures)];
  const changes = heads.map(({ head, marks }): SheetChange => {
    const id = head.game_id;
    const board = { order: orderOf(id), plays: playsOf(id), results: boards.results.get(id) ?? NO_RESULTS };
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
