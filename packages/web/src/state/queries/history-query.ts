import { infiniteQueryOptions } from '@tanstack/react-query';

import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';

const PAGE_SIZE = 50;

export interface HistoryFilter {
  readonly days: 7 | 30;
  readonly state: 'all' | 'open' | 'settled';
}

/** The player's own bets, page by page (BET-6). */
export const historyQuery = (app: AppState, turn: number, { days, state }: HistoryFilter) =>
  infiniteQueryOptions({
    queryKey: ['own', turn, 'history', days, state],
    queryFn: ({ pageParam, signal }) =>
      fetchData(app, 'getUserHistory', { days, state, page: pageParam, page_size: PAGE_SIZE }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (page * PAGE_SIZE < last.total ? page + 1 : undefined),
    enabled: app.session.getState().token !== null,
  });
