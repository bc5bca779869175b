import { queryOptions } from '@tanstack/react-query';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';

/** The handicap tabs (GAMES-5). */
export const handicapsQuery = (app: AppState) =>
  queryOptions({
    queryKey: ['handicaps'],
    queryFn: ({ signal }) => fetchData(app, 'getGameTopDictSplit', {}, signal),
    staleTime: Infinity,
  });
