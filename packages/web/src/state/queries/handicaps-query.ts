import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';
import type { Query } from './query';

/** The handicap tabs (GAMES-5). */
export const handicapsQuery = (app: AppState): Query<CallData<'getGameTopDictSplit'>> => ({
  key: ['fixed', 'handicaps'],
  fetch: (signal) => fetchData(app, 'getGameTopDictSplit', {}, signal),
  freshMs: Infinity,
});
