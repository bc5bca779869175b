import type { CallData } from '../../data/caller';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query';

/** BET-6, BET-9. */
export const receiptQuery = (app: AppState, turn: number, orderNo: string): Query<CallData<'getBetReceipt'>> => ({
  key: ['own', turn, 'receipt', orderNo],
  fetch: (signal) => fetchData(app, 'getBetReceipt', { order_no: orderNo }, signal),
  enabled: app.session.getState().token !== null,
});
