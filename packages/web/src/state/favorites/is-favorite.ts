import type { Flag } from '@clutchline/contract';

import type { SessionState } from '../session/session-store';
import type { FavoritesState } from './favorites-store';

interface FavoriteFacts {
  readonly favorites: FavoritesState;
  readonly session: SessionState;
  readonly gameId: number;
  /** The last value from the server. */
  readonly fetched: Flag;
}

/** Whether a match is a favourite: of the player, or of this machine while signed out. */
export function isFavorite({ favorites, session, gameId, fetched }: FavoriteFacts): boolean {
  if (session.token === null) return favorites.local.includes(gameId);
  return favorites.changed.get(gameId) ?? fetched === 1;
}
