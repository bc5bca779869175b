import { useApp } from '../app-context';
import { type CardRow, fetchCardRows } from '../chess/use-records-export';
import { type Export, useExport } from '../queries/use-export';
import { type ExportRow, fetchBetRows, type HistoryFilter } from './use-history-list';

/** All pages of a period: bets, then auto chess (BET-6, CHESS-1). */
export function useStatementExport(filter: HistoryFilter): Export<ExportRow | CardRow> {
  const app = useApp();
  return useExport(async () => [...(await fetchBetRows(app, filter)), ...(await fetchCardRows(app, filter.days))]);
}
