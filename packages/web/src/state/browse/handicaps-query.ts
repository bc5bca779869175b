import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { eachOnce } from '../queries/each-once';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';

/** GAMES-5. */
export const handicapsQuery = (app: AppState): Query<CallData<'getGameTopDictSplit'>> => ({
  key: ['fixed', 'handicaps'],
  fetch: async (signal) => eachOnce(await fetchData(app, 'getGameTopDictSplit', {}, signal), ({ code }) => code),
  freshMs: Infinity,
});
