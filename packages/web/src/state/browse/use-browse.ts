import type { GameCategory, HandicapCode, MatchRow } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { useFavoriteMatches } from '../favorites/use-favorite';
import { matchListQuery } from '../matches/match-list-query';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { chooseAllEvents, chooseEvent, chooseGame, chooseHandicap, chooseView } from './browse-actions';
import { categoriesQuery, handicapsQuery } from './browse-queries';
import type { ListView } from './browse-store';

export interface BrowseView {
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  /** Empty means every event. */
  readonly eventIds: ReadonlySet<number>;
  readonly allEvents: boolean;
  /** Null until loaded. */
  readonly category: GameCategory | null;
  /** Also clears the checked events, closes the detail and opens the list (GAMES-3). */
  readonly chooseGame: (gameTypeId: number) => void;
  readonly chooseHandicap: (code: HandicapCode) => void;
  /** Opens the list if another screen is open (GAMES-4). */
  readonly toggleEvent: (eventId: number) => void;
  readonly toggleAllEvents: () => void;
  readonly view: ListView;
  readonly chooseView: (view: ListView) => void;
}

export function useBrowse(): BrowseView {
  const app = useApp();
  const { gameTypeId, handicap, eventIds, view } = useStore(app.browse);
  const categories = useCategories();
  const known = categories.status === 'ready' ? categories.data : [];
  const category = known.find(({ id }) => id === gameTypeId) ?? null;
  const all = category?.events_count.events.map(({ event_id }) => event_id) ?? [];
  return {
    gameTypeId,
    handicap,
    view,
    eventIds: new Set(eventIds),
    allEvents: all.length > 0 && all.every((id) => eventIds.includes(id)),
    category,
    chooseGame: (id) => chooseGame(app, id),
    chooseHandicap: (code) => chooseHandicap(app, code),
    toggleEvent: (id) => chooseEvent(app, id),
    toggleAllEvents: () => chooseAllEvents(app, all),
    chooseView: (next) => chooseView(app, next),
  };
}

/** In rail order, 0 "all games" first (GAMES-1, GAMES-2). */
export function useCategories(): QueryView<readonly GameCategory[]> {
  const app = useApp();
  return queryView(useFetched(categoriesQuery(app)));
}

export interface EventCounts {
  readonly total: number;
  readonly of: (eventId: number) => number;
}

/** Rows of the open tab, of every event. */
function useTabRows(): readonly MatchRow[] | undefined {
  const app = useApp();
  return useFetched(matchListQuery(app, useStore(app.browse))).data;
}

/** Counts in the open tab or the favourites, consistent with the list; null until loaded (GAMES-4). */
export function useEventCounts(): EventCounts | null {
  const { view } = useStore(useApp().browse);
  const ofTab = useTabRows();
  const favorites = useFavoriteMatches();
  const rows = view === 'favorites' ? readyData(favorites) : ofTab;
  if (rows === undefined) return null;
  const counts = new Map<number, number>();
  for (const { match } of rows) counts.set(match.event_id, (counts.get(match.event_id) ?? 0) + 1);
  return { total: rows.length, of: (eventId) => counts.get(eventId) ?? 0 };
}

const readyData = <Data>(view: QueryView<Data>): Data | undefined => (view.status === 'ready' ? view.data : undefined);

/** Rows of the open tab that the checked events leave; undefined until loaded. */
function useTabCount(): number | undefined {
  const { eventIds } = useStore(useApp().browse);
  return useTabRows()?.filter(({ match }) => eventIds.length === 0 || eventIds.includes(match.event_id)).length;
}

/**
 * Matches of a game in the open tab, or among the favourites (U27). The open game counts the rows of its list, others
 * use the server's count.
 */
export function useGameCount(): (game: GameCategory) => number | undefined {
  const { view, gameTypeId, handicap } = useStore(useApp().browse);
  const shown = useTabCount();
  const favorites = readyData(useFavoriteMatches());
  return ({ id, tag_count }) =>
    view === 'favorites'
      ? favorites?.filter(({ match }) => id === 0 || id === match.game_type_id).length
      : ((id === gameTypeId ? shown : undefined) ?? tag_count[handicap]);
}

export interface HandicapTab {
  readonly code: HandicapCode;
  /** Matches of the current category; null while unknown. */
  readonly count: number | null;
}

/** The open tab counts the rows of its list (GAMES-5); the server counts no checked events (U27). */
export function useHandicapTabs(): QueryView<readonly HandicapTab[]> {
  const app = useApp();
  const { category, handicap, eventIds } = useBrowse();
  const shown = useTabCount();
  const items = queryView(useFetched(handicapsQuery(app)));
  return mapView(items, (list) =>
    list.map(({ code }) => ({
      code,
      count:
        (code === handicap ? shown : undefined) ??
        (eventIds.size === 0 ? category?.tag_count[code] : undefined) ??
        null,
    })),
  );
}
