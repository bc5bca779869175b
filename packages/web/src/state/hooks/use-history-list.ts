import type { BetHistoryItem } from '@clutchline/contract';

import type { QueryView } from './query-view';

export interface HistoryFilter {
  readonly days: 7 | 30;
  readonly state: 'all' | 'open' | 'settled';
}

export interface HistoryRow {
  readonly bet: BetHistoryItem;
  /** BET-3: 1 to be confirmed, 2 rejected, 3 cancelled, 4 not yet settled, 5 won, 6 lost, 7 settled (neutral). */
  readonly status: 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

export interface HistoryData {
  readonly rows: readonly HistoryRow[];
  readonly total: number;
  /** Null where everything is shown. */
  readonly loadMore: (() => void) | null;
}

/** The player's own bets, newest first, kept up to date by the private push (BET-6). */
export function useHistoryList(filter: HistoryFilter): QueryView<HistoryData> | { readonly status: 'signed-out' } {
  throw new Error(`pending ${filter.days}`);
}
