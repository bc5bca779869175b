import type { BetReceipt } from '@clutchline/contract';
import { useRef, useState } from 'react';

import type { CallData } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { fetchData } from '../queries/fetch-data';
import type { Query } from '../queries/query-entry';
import { mapView, queryView, type QueryView, useFetched } from '../queries/use-fetched';
import { type HistoryRow, rowOf } from './history-row';
import { useStore } from '../use-snapshot';

/** BET-6, BET-9. */
const receiptQuery = (
  app: Pick<AppState, 'call' | 'session'>,
  generation: number,
  orderNo: string,
): Query<CallData<'getBetReceipt'>> => ({
  key: ['own', generation, 'receipt', orderNo],
  fetch: (signal) => fetchData(app, 'getBetReceipt', { order_no: orderNo }, signal),
  enabled: app.session.getState().token !== null,
});

export interface ReceiptData {
  readonly receipt: BetReceipt;
  readonly row: HistoryRow;
}

/** BET-6, BET-9. */
export function useReceipt(orderNo: string): QueryView<ReceiptData> {
  const app = useApp();
  const { generation } = useStore(app.session);
  useStore(app.settings, ({ resultDisplay }) => resultDisplay);
  useStore(app.spoilers);
  const view = queryView(useFetched(receiptQuery(app, generation, orderNo)));
  return mapView(view, (receipt) => ({ receipt, row: rowOf(app, receipt.bet) }));
}

export type SwapPhase =
  { readonly kind: 'idle' | 'busy' | 'unknown' } | { readonly kind: 'refused'; readonly message: string };

interface SwapTeamView {
  readonly phase: SwapPhase;
  readonly swap: () => Promise<void>;
}

/** BET-5. After a lost answer repeats the request id, so a stake never moves twice (BET-8). */
export function useSwapTeam(orderNo: string): SwapTeamView {
  const app = useApp();
  const [phase, setPhase] = useState<SwapPhase>({ kind: 'idle' });
  const requestId = useRef<string | null>(null);

  async function swap(): Promise<void> {
    requestId.current ??= app.env.randomId();
    setPhase({ kind: 'busy' });
    const reply = await app.call('swapTeam', { request_id: requestId.current, order_no: orderNo });
    if (reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding')) {
      setPhase({ kind: 'unknown' });
      return;
    }
    requestId.current = null;
    setPhase(reply.kind === 'refused' ? { kind: 'refused', message: reply.message } : { kind: 'idle' });
    if (reply.kind === 'ok') app.refresh.ask('own');
  }

  return { phase, swap };
}
