import type { GameCategory, HandicapCode } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
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

/** Counts in the open tab, consistent with the list; null until loaded (GAMES-4). */
export function useEventCounts(): EventCounts | null {
  const app = useApp();
  const browse = useStore(app.browse);
  const { data } = useFetched(matchListQuery(app, browse));
  if (data === undefined) return null;
  const counts = new Map<number, number>();
  for (const { match } of data) counts.set(match.event_id, (counts.get(match.event_id) ?? 0) + 1);
  return { total: data.length, of: (eventId) => counts.get(eventId) ?? 0 };
}

/** Counts consistent with the list: the open one counts the rows of its list, others use the server's count. */
export function useShownCount(): <Counted extends number | undefined>(
  isOpen: boolean,
  counted: Counted,
) => number | Counted {
  const shown = useEventCounts()?.total;
  return (isOpen, counted) => (isOpen ? shown : undefined) ?? counted;
}

export interface HandicapTab {
  readonly code: HandicapCode;
  /** Matches of the current category; null while unknown. */
  readonly count: number | null;
}

/** The open tab counts the rows of its list (GAMES-5). */
export function useHandicapTabs(): QueryView<readonly HandicapTab[]> {
  const app = useApp();
  const { category, handicap } = useBrowse();
  const countOf = useShownCount();
  const items = queryView(useFetched(handicapsQuery(app)));
  return mapView(items, (list) =>
    list.map(({ code }) => ({
      code,
      count: countOf(code === handicap, category?.tag_count[code]) ?? null,
    })),
  );
}
