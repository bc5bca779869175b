import type { Flag } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { isFavorite } from '../favorites/is-favorite';
import { tellUnreachable } from '../tell-unreachable';

export interface FavoriteView {
  readonly favorite: boolean;
  readonly toggle: () => void;
}

/** What changes favourites is loaded when one does. */
async function set(app: AppState, gameId: number, favorite: boolean): Promise<void> {
  const { setFavorite } = await import('../favorites/favorite-actions');
  await setFavorite(app, gameId, favorite);
}

/** Whether a match is a favourite (GAMES-7); kept locally while signed out. */
export function useFavorite(gameId: number, initial: Flag): FavoriteView {
  const app = useApp();
  const favorites = useStore(app.favorites);
  const session = useStore(app.session);
  const favorite = isFavorite({ favorites, session, gameId, fetched: initial });
  return {
    favorite,
    toggle: () => void set(app, gameId, !favorite).catch(() => tellUnreachable(app)),
  };
}
