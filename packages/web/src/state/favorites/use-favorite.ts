import type { Flag, MatchRow } from '@clutchline/contract';

import { useApp } from '../app-context';
import { everyMatchQuery } from '../matches/match-list-query';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import type { SessionState } from '../session/session-store';
import { reportUnreachable } from '../report-unreachable';
import type { FavoritesState } from './favorites-store';
import { useStore } from '../use-snapshot';

export interface FavoriteView {
  readonly favorite: boolean;
  readonly toggle: () => void;
}

/** GAMES-7. */
export function useFavorite(gameId: number, initial: Flag): FavoriteView {
  const app = useApp();
  const favorites = useStore(app.favorites);
  const session = useStore(app.session);
  const favorite = isFavorite({ favorites, session, gameId, fetched: initial });
  const toggle = (): void => {
    import('./favorite-actions')
      .then(({ setFavorite }) => setFavorite(app, gameId, !favorite))
      .catch(() => reportUnreachable(app));
  };
  return { favorite, toggle };
}

/** Fetched while shown (GAMES-7). */
export function useFavoriteMatches(): QueryView<readonly MatchRow[]> {
  const app = useApp();
  const enabled = useStore(app.browse, ({ view }) => view === 'favorites');
  const favorites = useStore(app.favorites);
  const session = useStore(app.session);
  const every = queryView(useFetched({ ...everyMatchQuery(app), enabled }));
  if (!enabled) return { status: 'loading' };
  return mapView(every, (rows) =>
    rows.filter(({ match, is_favorite }) =>
      isFavorite({ favorites, session, gameId: match.game_id, fetched: is_favorite }),
    ),
  );
}

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
