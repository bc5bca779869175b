import type { BetHistoryItem, HistoryKind } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { noteCorrections } from '../corrections/note-corrections';
import { eachOnce } from '../queries/each-once';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';

const PAGE_SIZE = 50;
/** The maximum of a call. */
const EXPORT_PAGE_SIZE = 100;

export interface HistoryFilter {
  readonly days: 7 | 30;
  readonly state: 'all' | 'open' | 'settled';
  readonly kind: HistoryKind;
}

type Page = CallData<'getUserHistory'>;
export type HistoryPages = readonly Page[];

/** As many pages as requested (BET-6). */
export const historyQuery = (app: AppState, turn: number, filter: HistoryFilter): Query<HistoryPages> => ({
  key: ['own', turn, 'history', filter.days, filter.state, filter.kind],
  fetch: async (signal, known = []) => {
    const pages: Page[] = [];
    do pages.push(await fetchPage(app, filter, pages.length + 1, signal));
    while (pages.length < known.length && hasMore(pages));
    return pages;
  },
  enabled: app.session.getState().token !== null,
});

export const withNextPage =
  (app: AppState, filter: HistoryFilter) =>
  async (pages: HistoryPages, signal: AbortSignal): Promise<HistoryPages> => [
    ...pages,
    await fetchPage(app, filter, pages.length + 1, signal),
  ];

export const hasMore = (pages: HistoryPages): boolean => pages.length * PAGE_SIZE < (pages.at(-1)?.total ?? 0);

/** Each bet once, even if new bets shift the pages. Rejects if a page fails. */
export async function fetchWholeHistory(app: AppState, filter: HistoryFilter): Promise<readonly BetHistoryItem[]> {
  const found = new Map<string, BetHistoryItem>();
  for (let page = 1; ; page += 1) {
    const { items } = await fetchData(app, 'getUserHistory', { ...filter, page, page_size: EXPORT_PAGE_SIZE });
    for (const bet of items) found.set(bet.order_no, bet);
    if (items.length < EXPORT_PAGE_SIZE) return [...found.values()];
  }
}

async function fetchPage(app: AppState, filter: HistoryFilter, page: number, signal: AbortSignal): Promise<Page> {
  const answer = await fetchData(app, 'getUserHistory', { ...filter, page, page_size: PAGE_SIZE }, signal);
  noteCorrections(app, answer.items);
  return {
    ...answer,
    items: eachOnce(answer.items, ({ order_no }) => order_no).map((bet) => ({
      ...bet,
      legs: eachOnce(bet.legs, ({ shop_id }) => shop_id),
    })),
    totals: eachOnce(answer.totals, ({ currency_id }) => currency_id),
  };
}
