import type { HandicapCode, MatchRow } from '@clutchline/contract';
import { inHandicap } from '@clutchline/domain';

import type { Context } from './context';
import type { PlaySelection, TabMatch } from './board-store';
import { favoritesOf } from './favorites';
import { matchBoardOf, type BoardReading, type MatchBoard } from './match-board';
import type { CallInfo, CallRequest, Outcome, CallResponse } from '../platform/calls';

type Request = CallRequest<'getGameListByGameTypeId'>;

const MAX_ROWS = 1_000;

/** GAMES-5. Rows are shared until the board changes (S-H2). */
export async function listMatches(
  context: Pick<Context, 'stores' | 'clock'>,
  request: Request,
  info: CallInfo,
): Promise<Outcome<{ rows: readonly MatchRow[] }>> {
  const board = matchBoardOf(context);
  const now = context.clock.now();
  const [reading, favorites] = await Promise.all([board.current(now), favoritesOf(context, info)]);
  const make = () => rowsOf({ board, reading, now }, request);
  const { event_ids, game_type_id, handicap_code } = request;
  const isShared = event_ids.length === 0;
  const rows = isShared ? await reading.lists.get(`${game_type_id} ${handicap_code}`, now, make) : await make();
  return { kind: 'ok', data: { rows: withMarks(rows, favorites) } };
}

interface ListGround {
  readonly board: MatchBoard;
  readonly reading: BoardReading;
  readonly now: number;
}

async function rowsOf(
  { board, reading, now }: ListGround,
  { game_type_id, handicap_code, event_ids }: Request,
): Promise<readonly MatchRow[]> {
  const wanted = reading.matches.filter(
    (row) =>
      (game_type_id === 0 || row.match.game_type_id === game_type_id) &&
      (event_ids.length === 0 || event_ids.includes(row.match.event_id)) &&
      isIn(handicap_code, row, now),
  );
  if (wanted.length === 0) return [];
  const rows = await board.rows(reading, playsOf(handicap_code));
  return wanted.slice(0, MAX_ROWS).flatMap(({ match }) => rows.get(match.game_id) ?? []);
}

/** GAMES-5. */
export function isIn(code: HandicapCode, { match, live, kinds, endedAt }: TabMatch, now: number): boolean {
  return inHandicap(code, { kind: match.kind, start_time: match.start_time, live, plays: kinds, endedAt }, now);
}

function playsOf(code: HandicapCode): PlaySelection {
  return code === 'pool' || code === 'champion' ? code : 'list';
}

/** The same rows if none is marked: their answer is shared. */
function withMarks(rows: readonly MatchRow[], marked: ReadonlySet<number>): readonly MatchRow[] {
  if (marked.size === 0 || !rows.some(({ match }) => marked.has(match.game_id))) return rows;
  return rows.map((row) => (marked.has(row.match.game_id) ? { ...row, is_favorite: 1 } : row));
}

/** DETAIL-1, DETAIL-4. */
export async function readMatch(
  context: Pick<Context, 'stores'>,
  { game_id }: CallRequest<'getPointsListSplit'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getPointsListSplit'>>> {
  const { board } = context.stores;
  const [found] = await board.matches([game_id]);
  if (found === undefined || found.live.is_hide === 1) return { kind: 'refused', refusal: 'no_match' };
  const plays = (await board.plays([game_id], 'all')).map(({ play }) => play);
  const favorites = await favoritesOf(context, info);
  const [known] = await board.mapScores([game_id]);
  const maps = [...(known?.maps ?? [])];
  const { match, live } = found;
  return { kind: 'ok', data: { match, live, plays, maps, is_favorite: favorites.has(game_id) ? 1 : 0 } };
}
