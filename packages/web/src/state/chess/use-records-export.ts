import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { useApp } from '../app-context';
import { fetchData } from '../queries/fetch-data';
import { type Export, useExport } from '../queries/use-export';
import type { RecordDays } from './use-chess-lists';

export type CardRow = CallData<'getChessRecords'>['rows'][number];

/** All pages of own records of auto chess (CHESS-1). */
export function useRecordsExport(days: RecordDays): Export<CardRow> {
  const app = useApp();
  return useExport(() => fetchCardRows(app, days));
}

/** A new record shifts the pages, so each order number counts once. */
export async function fetchCardRows(
  app: Pick<AppState, 'call' | 'session'>,
  days: RecordDays,
): Promise<readonly CardRow[]> {
  const found = new Map<string, CardRow>();
  for (let page = 1; ; page += 1) {
    const { rows, total } = await fetchData(app, 'getChessRecords', { days, page });
    for (const row of rows) found.set(row.order_no, row);
    if (rows.length === 0 || found.size >= total) return [...found.values()];
  }
}
