import type { GameCategory, HandicapCode, MatchRow } from '@clutchline/contract';

import { useApp } from '../app-context';
import { useFavoriteMatches } from '../favorites/use-favorite';
import { matchListQuery } from '../matches/match-list-query';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { chooseAllEvents, chooseEvent, chooseGame, chooseHandicap, chooseView } from './browse-address';
import { categoriesQuery, handicapsQuery } from './browse-queries';
import type { ListSort, ListView } from './browse-store';
import { useStore } from '../use-snapshot';

export interface BrowseView {
  readonly gameTypeId: number;
  readonly handicap: HandicapCode;
  readonly eventIds: ReadonlySet<number>;
  readonly allEvents: boolean;
  /** Null until loaded. */
  readonly category: GameCategory | null;
  /** GAMES-3. */
  readonly chooseGame: (gameTypeId: number) => void;
  readonly chooseHandicap: (code: HandicapCode) => void;
  /** GAMES-4. */
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

/** GAMES-9. */
export const useListSort = (): ListSort => useStore(useApp().browse, ({ sort }) => sort);

/** 0 first (GAMES-1, GAMES-2). */
export function useCategories(): QueryView<readonly GameCategory[]> {
  const app = useApp();
  return queryView(useFetched(categoriesQuery(app)));
}

export function useTabRows(): readonly MatchRow[] | undefined {
  const app = useApp();
  return useFetched(matchListQuery(app, useStore(app.browse))).data;
}

export const readyData = <Data>(view: QueryView<Data>): Data | undefined =>
  view.status === 'ready' ? view.data : undefined;

function useTabCount(): number | undefined {
  const { eventIds } = useStore(useApp().browse);
  return useTabRows()?.filter(({ match }) => eventIds.length === 0 || eventIds.includes(match.event_id)).length;
}

/** U27. The open game counts its rows, others use the server's count. */
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
  readonly count: number | null;
}

/** The open tab counts its rows (GAMES-5); the server's count ignores checked events (U27). */
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
