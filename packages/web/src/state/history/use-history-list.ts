import type { BetHistoryItem, HistoryTotals } from '@clutchline/contract';
import { recordStatus, type RecordStatus } from '@clutchline/domain';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import type { AppSettings } from '../app-settings';
import { hasMore, historyQuery, withNextPage, type HistoryFilter } from './history-query';
import { mapView, queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';

export interface HistoryRow {
  readonly bet: BetHistoryItem;
  /** BET-3: 1 to be confirmed, 2 rejected, 3 cancelled, 4 not yet settled, 5 won, 6 lost, 7 settled (neutral). */
  readonly status: RecordStatus;
}

export interface HistoryData {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  /** Of the whole filter, not only of loaded pages; one entry per currency. */
  readonly totals: readonly HistoryTotals[];
  /** Null if all bets are loaded. */
  readonly loadMore: (() => void) | null;
}

/** A bet with its status, according to the host's result display. */
export const rowOf = (bet: BetHistoryItem, display: AppSettings['resultDisplay']): HistoryRow => ({
  bet,
  status: recordStatus(bet, display),
});

/** The player's bets, newest first, updated by the private push (BET-6). */
export function useHistoryList(filter: HistoryFilter): QueryView<HistoryData> | { readonly status: 'signed-out' } {
  const app = useApp();
  const { token, turn } = useStore(app.session);
  const display = useStore(app.settings, ({ resultDisplay }) => resultDisplay);
  const query = historyQuery(app, turn, filter);
  const fetched = useFetched(query);
  if (token === null) return { status: 'signed-out' };
  return mapView(queryView(fetched), (pages) => ({
    rows: pages.flatMap(({ items }) => items.map((bet) => rowOf(bet, display))),
    total: pages.at(-1)?.total ?? 0,
    totals: pages.at(-1)?.totals ?? [],
    loadMore: hasMore(pages) ? () => app.queries.entry(query).extend(withNextPage(app, filter)) : null,
  }));
}
