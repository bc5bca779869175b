import type { BetHistoryItem, HistoryKind, HistoryTotals } from '@clutchline/contract';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { noteCorrections } from '../corrections/corrections';
import { eachOnce, fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { type Export, useExport } from '../queries/use-export';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { currenciesQuery } from '../session/currencies';
import { type HistoryRow, rowOf } from './history-row';
import { useStore } from '../use-snapshot';

const PAGE_SIZE = 50;
const EXPORT_PAGE_SIZE = 100;

export interface HistoryFilter {
  readonly days: 7 | 30;
  readonly state: 'all' | 'open' | 'settled';
  readonly kind: HistoryKind;
}

type Page = CallData<'getUserHistory'>;
type HistoryPages = readonly Page[];

/** BET-6. */
export const historyQuery = (
  app: Pick<AppState, 'stored' | 'call' | 'session' | 'corrections'>,
  generation: number,
  filter: HistoryFilter,
): Query<HistoryPages> => ({
  key: ['own', generation, 'history', filter.days, filter.state, filter.kind],
  fetch: async (signal, known = []) => {
    const pages: Page[] = [];
    do pages.push(await fetchPage(app, filter, pages.length + 1, signal));
    while (pages.length < known.length && hasMore(pages));
    return pages;
  },
  enabled: app.session.getState().token !== null,
});

const withNextPage =
  (app: Pick<AppState, 'stored' | 'call' | 'session' | 'corrections'>, filter: HistoryFilter) =>
  async (pages: HistoryPages, signal: AbortSignal): Promise<HistoryPages> => [
    ...pages,
    await fetchPage(app, filter, pages.length + 1, signal),
  ];

const hasMore = (pages: HistoryPages): boolean => pages.length * PAGE_SIZE < (pages.at(-1)?.total ?? 0);

/** Each bet once, even if new bets shift the pages. Rejects if a page fails. */
async function fetchWholeHistory(
  app: Pick<AppState, 'call'>,
  filter: HistoryFilter,
): Promise<readonly BetHistoryItem[]> {
  const found = new Map<string, BetHistoryItem>();
  for (let page = 1; ; page += 1) {
    const { items } = await fetchData(app, 'getUserHistory', { ...filter, page, page_size: EXPORT_PAGE_SIZE });
    for (const bet of items) found.set(bet.order_no, bet);
    if (items.length < EXPORT_PAGE_SIZE) return [...found.values()];
  }
}

async function fetchPage(
  app: Pick<AppState, 'stored' | 'call' | 'session' | 'corrections'>,
  filter: HistoryFilter,
  page: number,
  signal: AbortSignal,
): Promise<Page> {
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

export interface HistoryData {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  /** Of the whole filter, per currency. */
  readonly totals: readonly HistoryTotals[];
  readonly isNeutral: boolean;
  /** Matches whose results the sums would reveal (SPOIL-4). */
  readonly hiddenGames: readonly number[];
  /** Null after the last page. */
  readonly loadMore: (() => void) | null;
}

const gamesOf = ({ legs }: Pick<BetHistoryItem, 'legs'>): readonly number[] => legs.map(({ match }) => match.game_id);

/** Newest first, updated by the private push (BET-6). */
export function useHistoryList(filter: HistoryFilter): QueryView<HistoryData> | { readonly status: 'signed-out' } {
  const app = useApp();
  const { token, generation } = useStore(app.session);
  const display = useStore(app.settings, ({ resultDisplay }) => resultDisplay);
  useStore(app.spoilers);
  const query = historyQuery(app, generation, filter);
  const fetched = useFetched(query);
  if (token === null) return { status: 'signed-out' };
  return mapView(queryView(fetched), (pages) => {
    const rows = pages.flatMap(({ items }) => items.map((bet) => rowOf(app, bet)));
    return {
      rows,
      total: pages.at(-1)?.total ?? 0,
      totals: pages.at(-1)?.totals ?? [],
      isNeutral: display === 'neutral',
      hiddenGames: rows.flatMap(({ bet, isHidden }) => (isHidden ? gamesOf(bet) : [])),
      loadMore: hasMore(pages) ? () => app.queries.entry(query).extend(withNextPage(app, filter)) : null,
    };
  });
}

export interface ExportRow extends HistoryRow {
  readonly currency: string;
}

/** All pages (BET-6). */
export function useHistoryExport(filter: HistoryFilter): Export<ExportRow> {
  const app = useApp();
  return useExport(() => fetchBetRows(app, filter));
}

export async function fetchBetRows(
  app: Pick<AppState, 'settings' | 'spoilers' | 'call' | 'queries'>,
  filter: HistoryFilter,
): Promise<readonly ExportRow[]> {
  const currencies = await app.queries.entry(currenciesQuery(app)).load();
  const codes = new Map(currencies.map(({ id, code }) => [id, code]));
  const bets = await fetchWholeHistory(app, filter);
  return bets.map((bet) => ({
    ...rowOf(app, bet),
    currency: codes.get(bet.currency_id) ?? String(bet.currency_id),
  }));
}
