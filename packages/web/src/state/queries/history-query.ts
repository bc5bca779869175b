import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { fetchData } from './fetch-data';
import type { Query } from './query';

const PAGE_SIZE = 50;

export interface HistoryFilter {
  readonly days: 7 | 30;
  readonly state: 'all' | 'open' | 'settled';
}

type Page = CallData<'getUserHistory'>;
export type HistoryPages = readonly Page[];

/** The player's own bets, as many pages as were asked for (BET-6). */
export const historyQuery = (app: AppState, turn: number, filter: HistoryFilter): Query<HistoryPages> => ({
  key: ['own', turn, 'history', filter.days, filter.state],
  fetch: async (signal, known = []) => {
    const pages: Page[] = [];
    do pages.push(await fetchPage(app, filter, pages.length + 1, signal));
    while (pages.length < known.length && hasMore(pages));
    return pages;
  },
  enabled: app.session.getState().token !== null,
});

/** The pages there are, and the one after them. */
export const withNextPage =
  (app: AppState, filter: HistoryFilter) =>
  async (pages: HistoryPages, signal: AbortSignal): Promise<HistoryPages> => [
    ...pages,
    await fetchPage(app, filter, pages.length + 1, signal),
  ];

export const hasMore = (pages: HistoryPages): boolean => pages.length * PAGE_SIZE < (pages.at(-1)?.total ?? 0);

function fetchPage(app: AppState, { days, state }: HistoryFilter, page: number, signal: AbortSignal): Promise<Page> {
  return fetchData(app, 'getUserHistory', { days, state, page, page_size: PAGE_SIZE }, signal);
}
