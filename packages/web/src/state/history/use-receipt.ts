import type { BetReceipt } from '@clutchline/contract';
import { useStore } from 'zustand';

import { useApp } from '../app-context';
import { receiptQuery } from './receipt-query';
import { mapView, queryView, type QueryView } from '../queries/query-view';
import { useFetched } from '../queries/use-fetched';
import { rowOf, type HistoryRow } from './use-history-list';

export interface ReceiptData {
  readonly receipt: BetReceipt;
  readonly row: HistoryRow;
}

/** A ticket with all its settlements (BET-6, BET-9). */
export function useReceipt(orderNo: string): QueryView<ReceiptData> {
  const app = useApp();
  const { turn } = useStore(app.session);
  const display = useStore(app.settings, ({ resultDisplay }) => resultDisplay);
  const view = queryView(useFetched(receiptQuery(app, turn, orderNo)));
  return mapView(view, (receipt) => ({ receipt, row: rowOf(receipt.bet, display) }));
}
