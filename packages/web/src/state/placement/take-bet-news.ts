import { isRefusal, type BetHistoryItem } from '@clutchline/contract';

import type { AppState } from '../app-state';
import type { PlacedBet } from './placed-bet';
import type { PlacementState } from '../slip/slip-store';

/** Result of a held bet that the slip still shows (BET-8). */
export function takeBetNews(app: AppState, bet: BetHistoryItem): void {
  const { single, parlay } = app.slip.getState().placement;
  const isShown = [...single.placed, ...parlay.placed].some(({ orderNo }) => orderNo === bet.order_no);
  if (isShown) app.slip.setState({ placement: { single: withNews(single, bet), parlay: withNews(parlay, bet) } });
}

function withNews(placement: PlacementState, bet: BetHistoryItem): PlacementState {
  const placed = placement.placed.map((shown): PlacedBet => {
    if (shown.orderNo !== bet.order_no) return shown;
    const { receive_status: receiveStatus, reject_reason: reason, odds } = bet;
    const rejectReason = reason !== null && isRefusal(reason) ? reason : null;
    return { ...shown, receiveStatus, rejectReason, odds, heldUntil: bet.decide_at };
  });
  return { ...placement, placed };
}
