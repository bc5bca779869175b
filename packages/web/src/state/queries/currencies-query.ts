import { queryOptions } from '@tanstack/react-query';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';

/** The currency list (USER-3); it does not change while a page is open. */
export const currenciesQuery = (app: AppState) =>
  queryOptions({
    queryKey: ['currencies'],
    queryFn: ({ signal }) => fetchData(app, 'getCurrency', {}, signal),
    staleTime: Infinity,
  });
