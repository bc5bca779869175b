import type { GameCategory } from '@clutchline/contract';
import { sortCategories } from '@clutchline/domain';

import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';

/** Matches change tabs with time, without an event. */
export const LIST_REFETCH_MS = 60_000;

const withEventsOnce = (category: GameCategory): GameCategory => ({
  ...category,
  events_count: {
    ...category.events_count,
    events: eachOnce(category.events_count.events, ({ event_id }) => event_id),
  },
});

/** In order (GAMES-2). */
export const categoriesQuery = (app: Pick<AppState, 'call'>): Query<readonly GameCategory[]> => ({
  key: ['matches', 'categories'],
  fetch: async (signal) =>
    sortCategories(eachOnce(await fetchData(app, 'getGameTypeDict', {}, signal), ({ id }) => id).map(withEventsOnce)),
  everyMs: LIST_REFETCH_MS,
});

/** GAMES-5. */
export const handicapsQuery = (app: Pick<AppState, 'call'>): Query<CallData<'getGameTopDictSplit'>> => ({
  key: ['fixed', 'handicaps'],
  fetch: async (signal) => eachOnce(await fetchData(app, 'getGameTopDictSplit', {}, signal), ({ code }) => code),
  freshMs: Infinity,
});
