import type { GameCategory, HandicapCode } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { chooseAllEvents, chooseEvent, chooseGame, chooseHandicap, chooseView } from './browse-actions';
import type { ListView } from './browse-store';
import { useCategories } from './use-categories';

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
