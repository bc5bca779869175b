import type { MatchRow } from '@clutchline/contract';
import { inHandicap, listOrder } from '@clutchline/domain';

import type { Context } from '../context';
import type { BoardPlay, TabMatch } from '../ports/board-store';
import { favouritesOf } from './favourites-of';
import { groupBy } from './group-by';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/** Most rows of one answer. */
const MAX_ROWS = 1_000;

/** The matches of a category under a handicap code, with their main plays (GAMES-5). */
export async function listMatches(
  context: Pick<Context, 'stores' | 'clock'>,
  { game_type_id, handicap_code, event_ids }: CallRequest<'getGameListByGameTypeId'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getGameListByGameTypeId'>>> {
  const { stores, clock } = context;
  const now = clock.now();
  const wanted = (await stores.board.tabMatches()).filter(
    ({ match, live, kinds }) =>
      (game_type_id === 0 || match.game_type_id === game_type_id) &&
      (event_ids.length === 0 || event_ids.includes(match.event_id)) &&
      inHandicap(handicap_code, { kind: match.kind, start_time: match.start_time, live, plays: kinds }, now),
  );
  const shown = listOrder(wanted).slice(0, MAX_ROWS);
  const gameIds = shown.map(({ match }) => match.game_id);
  const plays = groupBy(await stores.board.plays(gameIds, 'list'), ({ play }) => play.game_id);
  const favourites = await favouritesOf(context, info, gameIds);
  const rows = shown.map((row) => toRow(row, plays.get(row.match.game_id) ?? [], favourites));
  return { kind: 'ok', data: { rows } };
}

function toRow(
  { match, live, playCount }: TabMatch,
  plays: readonly BoardPlay[],
  favourites: ReadonlySet<number>,
): MatchRow {
  return {
    match,
    live,
    plays: plays.map(({ play }) => play),
    play_count: playCount,
    is_favorite: favourites.has(match.game_id) ? 1 : 0,
  };
}
