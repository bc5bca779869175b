import type { BetHistoryItem } from '@clutchline/contract';
import { recordStatus, type RecordStatus } from '@clutchline/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { historyQuery, type HistoryFilter } from '../queries/history-query';
import { mapView, queryView, type QueryView } from './query-view';

export interface HistoryRow {
  readonly bet: BetHistoryItem;
  /** BET-3: 1 to be confirmed, 2 rejected, 3 cancelled, 4 not yet settled, 5 won, 6 lost, 7 settled (neutral). */
  readonly status: RecordStatus;
}

export interface HistoryData {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  /** Null where everything is shown. */
  readonly loadMore: (() => void) | null;
}

const rowOf = (bet: BetHistoryItem): HistoryRow => ({ bet, status: recordStatus(bet, 'normal') });

/** The player's own bets, newest first, kept up to date by the private push (BET-6). */
export function useHistoryList(filter: HistoryFilter): QueryView<HistoryData> | { readonly status: 'signed-out' } {
  const app = useApp();
  const { token, turn } = useStore(app.session);
  const query = useInfiniteQuery(historyQuery(app, turn, filter), app.queries);
  if (token === null) return { status: 'signed-out' };
  return mapView(queryView(query), ({ pages }) => ({
    rows: pages.flatMap(({ items }) => items.map(rowOf)),
    total: pages[0]?.total ?? 0,
    loadMore: query.hasNextPage ? () => void query.fetchNextPage() : null,
  }));
}
