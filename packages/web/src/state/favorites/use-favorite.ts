import type { Flag } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { isFavorite } from './is-favorite';
import { tellUnreachable } from '../tell-unreachable';

export interface FavoriteView {
  readonly favorite: boolean;
  readonly toggle: () => void;
}

/** Stored locally while signed out (GAMES-7). */
export function useFavorite(gameId: number, initial: Flag): FavoriteView {
  const app = useApp();
  const favorites = useStore(app.favorites);
  const session = useStore(app.session);
  const favorite = isFavorite({ favorites, session, gameId, fetched: initial });
  const toggle = (): void => {
    import('./favorite-actions')
      .then(({ setFavorite }) => setFavorite(app, gameId, !favorite))
      .catch(() => tellUnreachable(app));
  };
  return { favorite, toggle };
}
