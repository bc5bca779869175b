import type { HandicapCode, MatchRow, Play, Point } from '@clutchline/contract';
import { inHandicap, listOrder, parseOdd } from '@clutchline/domain';

import type { Context } from '../context';
import type { BoardPlay, PlaySelection, TabMatch } from '../ports/board-store';
import { favouritesOf } from './favourites-of';
import { groupBy } from './group-by';
import type { CallInfo, CallRequest, CallResponse, Outcome } from './service';

/** Most rows of one answer. */
const MAX_ROWS = 1_000;
const MAX_PLAYS = 8;
/** Runners of an outright in its row: the favourites (CONTENT-2). */
const MAX_RUNNERS = 5;

/** The matches of a category under a handicap code, with the plays that this tab shows (GAMES-5). */
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
  const plays = groupBy(await stores.board.plays(gameIds, playsOf(handicap_code)), ({ play }) => play.game_id);
  const favourites = await favouritesOf(context, info, gameIds);
  const rows = shown.map((row) => toRow(row, plays.get(row.match.game_id) ?? [], favourites));
  return { kind: 'ok', data: { rows } };
}

/** The tab of pools shows pools, that of champion bets runners, all others the main plays. */
function playsOf(code: HandicapCode): PlaySelection {
  return code === 'pool' || code === 'champion' ? code : 'list';
}

function toRow(
  { match, live, playCount }: TabMatch,
  plays: readonly BoardPlay[],
  favourites: ReadonlySet<number>,
): MatchRow {
  const shown = plays.map(({ play }) => play).slice(0, MAX_PLAYS);
  const runners = Math.max(0, ...shown.map(({ points }) => points.length));
  return {
    match,
    live,
    ...(match.kind === 'outright' ? { plays: shown.map(withFavourites), runner_count: runners } : { plays: shown }),
    play_count: playCount,
    is_favorite: favourites.has(match.game_id) ? 1 : 0,
  };
}

/** In thousandths; a point without a price comes last. */
function oddOf({ odd }: Point): number {
  return odd === null ? Number.MAX_SAFE_INTEGER : parseOdd(odd);
}

/** A play with its lowest prices alone; who takes no bets any more stands behind. */
function withFavourites(play: Play): Play {
  const byPrice = [...play.points].sort((a, b) => a.status - b.status || oddOf(a) - oddOf(b));
  return { ...play, points: byPrice.slice(0, MAX_RUNNERS) };
}
