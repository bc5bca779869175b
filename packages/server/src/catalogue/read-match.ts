import type { Context } from './context';
import { favouritesOf } from './favourites-of';
import type { CallInfo, CallRequest, CallResponse, Outcome } from '../platform/calls';

/** DETAIL-1; refuses an unknown or hidden match (DETAIL-4). */
export async function readMatch(
  context: Pick<Context, 'stores'>,
  { game_id }: CallRequest<'getPointsListSplit'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'getPointsListSplit'>>> {
  const { board } = context.stores;
  const [found] = await board.matches([game_id]);
  if (found === undefined || found.live.is_hide === 1) return { kind: 'refused', refusal: 'no_match' };
  const plays = (await board.plays([game_id], 'all')).map(({ play }) => play);
  const favourites = await favouritesOf(context, info, [game_id]);
  const [known] = await board.mapScores([game_id]);
  const maps = [...(known?.maps ?? [])];
  const { match, live } = found;
  return { kind: 'ok', data: { match, live, plays, maps, is_favorite: favourites.has(game_id) ? 1 : 0 } };
}
