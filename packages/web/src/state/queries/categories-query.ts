import type { GameCategory } from '@clutchline/contract';
import { sortCategories } from '@clutchline/domain';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';
import type { Query } from './query';

/** Matches move from tab to tab with the time alone, so counts and lists are fetched again at this pace, in ms. */
export const LIST_REFETCH_MS = 60_000;

/** The game categories in the order of GAMES-2, with their counts and events. */
export const categoriesQuery = (app: AppState): Query<readonly GameCategory[]> => ({
  key: ['matches', 'categories'],
  fetch: async (signal) => sortCategories(await fetchData(app, 'getGameTypeDict', {}, signal)),
  everyMs: LIST_REFETCH_MS,
});
