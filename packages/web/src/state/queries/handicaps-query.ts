import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { eachOnce } from './each-once';
import { fetchData } from './fetch-data';
import type { Query } from './query';

/** GAMES-5. */
export const handicapsQuery = (app: AppState): Query<CallData<'getGameTopDictSplit'>> => ({
  key: ['fixed', 'handicaps'],
  fetch: async (signal) => eachOnce(await fetchData(app, 'getGameTopDictSplit', {}, signal), ({ code }) => code),
  freshMs: Infinity,
});
