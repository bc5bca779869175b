import type { Context } from './context';
import { callerOf, type CallInfo, type CallRequest, type CallResponse, type Outcome } from '../platform/calls';

const MAX_FAVORITES = 500;

/** Idempotent (GAMES-7). */
export async function setFavorite(
  { stores, inTransaction }: Pick<Context, 'stores' | 'inTransaction'>,
  { game_id, favorite }: CallRequest<'addFavorite'>,
  info: CallInfo,
): Promise<Outcome<CallResponse<'addFavorite'>>> {
  const { accountId } = callerOf(info);
  const done: Outcome<CallResponse<'addFavorite'>> = { kind: 'ok', data: { game_id, favorite } };
  if (favorite === 0) {
    await stores.favorites.remove(accountId, game_id);
    return done;
  }
  switch (await inTransaction(({ favorites }) => favorites.add(accountId, game_id, MAX_FAVORITES))) {
    case 'added':
      return done;
    case 'limit':
      return { kind: 'refused', refusal: 'favourites_limit' };
    case 'no_match':
      return { kind: 'refused', refusal: 'no_match' };
  }
}

const NONE: ReadonlySet<number> = new Set();

/** Matches that the caller has marked. */
export async function favoritesOf(
  { stores }: Pick<Context, 'stores'>,
  { caller }: CallInfo,
): Promise<ReadonlySet<number>> {
  return caller === null ? NONE : await stores.favorites.of(caller.accountId);
}
