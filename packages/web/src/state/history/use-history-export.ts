import { useState } from 'react';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { currenciesQuery } from '../session/currencies-query';
import { fetchWholeHistory, type HistoryFilter } from './history-query';
import { rowOf, type HistoryRow } from './use-history-list';

export interface ExportRow extends HistoryRow {
  /** Code, "CNY". */
  readonly currency: string;
}

export interface HistoryExport {
  readonly phase: 'idle' | 'busy' | 'failed';
  /** Null on failure. */
  readonly fetchAll: () => Promise<readonly ExportRow[] | null>;
}

/** All pages of a filter (BET-6). */
export function useHistoryExport(filter: HistoryFilter): HistoryExport {
  const app = useApp();
  const [phase, setPhase] = useState<HistoryExport['phase']>('idle');

  async function fetchAll(): Promise<readonly ExportRow[] | null> {
    setPhase('busy');
    try {
      const rows = await fetchRows(app, filter);
      setPhase('idle');
      return rows;
    } catch {
      setPhase('failed');
      return null;
    }
  }

  return { phase, fetchAll };
}

async function fetchRows(app: AppState, filter: HistoryFilter): Promise<readonly ExportRow[]> {
  const { resultDisplay } = app.settings.getState();
  const currencies = await app.queries.entry(currenciesQuery(app)).load();
  const codes = new Map(currencies.map(({ id, code }) => [id, code]));
  const bets = await fetchWholeHistory(app, filter);
  return bets.map((bet) => ({
    ...rowOf(bet, resultDisplay),
    currency: codes.get(bet.currency_id) ?? String(bet.currency_id),
  }));
}
