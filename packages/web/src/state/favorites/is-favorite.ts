import type { Flag } from '@clutchline/contract';

import type { SessionState } from '../session/session-store';
import type { FavoritesState } from './favorites-store';

interface FavoriteFacts {
  readonly favorites: FavoritesState;
  readonly session: SessionState;
  readonly gameId: number;
  readonly fetched: Flag;
}

export function isFavorite({ favorites, session, gameId, fetched }: FavoriteFacts): boolean {
  if (session.token === null) return favorites.local.includes(gameId);
  return favorites.changed.get(gameId) ?? fetched === 1;
}
