import type { MatchRow } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { isFavorite } from './is-favorite';
import { everyMatchQuery } from '../matches/every-match-query';
import { mapView, queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

/** Of all games and tabs (GAMES-7). Fetched while shown, else `loading`. */
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
