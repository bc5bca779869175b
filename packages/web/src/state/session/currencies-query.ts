import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';

/** USER-3; constant while a page is open. */
export const currenciesQuery = (app: AppState): Query<CallData<'getCurrency'>> => ({
  key: ['fixed', 'currencies'],
  fetch: (signal) => fetchData(app, 'getCurrency', {}, signal),
  freshMs: Infinity,
});
