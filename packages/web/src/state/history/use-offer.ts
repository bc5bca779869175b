import type { BetOffer, BetResult } from '@clutchline/contract';
import { useRef, useState } from 'react';

import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { NO_PRICE, returnIfAllWin } from '../placement/return-if-all-win';
import type { PlacedBet, PlacementState } from '../slip/slip-store';

/** `over`: nothing to decide any more. `unknown`: no answer; accepting again places nothing twice. */
export type OfferPhase =
  { readonly kind: 'open' | 'busy' | 'unknown' | 'over' } | { readonly kind: 'refused'; readonly message: string };

interface OfferView {
  readonly phase: OfferPhase;
  readonly accept: () => Promise<void>;
  readonly decline: () => Promise<void>;
}

/** What a trader offers for a rejected bet (DESK-12). After a lost answer repeats the request id (BET-8). */
export function useOffer(orderNo: string, offer: BetOffer): OfferView {
  const app = useApp();
  const [phase, setPhase] = useState<OfferPhase>({ kind: 'open' });
  const requestId = useRef<string | null>(null);

  async function accept(): Promise<void> {
    requestId.current ??= app.env.randomId();
    setPhase({ kind: 'busy' });
    const reply = await app.call('acceptOffer', { request_id: requestId.current, order_no: orderNo });
    if (reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding')) {
      setPhase({ kind: 'unknown' });
      return;
    }
    requestId.current = null;
    if (reply.kind === 'refused') setPhase({ kind: 'refused', message: reply.message });
    if (reply.kind !== 'ok') return;
    const [result] = reply.data.results;
    if (result?.error === null) showAccepted(app, orderNo, offer, result);
    setPhase(
      result?.error === null || result === undefined
        ? { kind: 'over' }
        : { kind: 'refused', message: result.error.message },
    );
    app.refresh.ask('own');
  }

  async function decline(): Promise<void> {
    setPhase({ kind: 'busy' });
    const reply = await app.call('declineOffer', { order_no: orderNo });
    setPhase({ kind: reply.kind === 'network-failed' ? 'unknown' : 'over' });
    if (reply.kind === 'ok') app.refresh.ask('own');
  }

  return { phase, accept, decline };
}

/** In the slip, if it still shows the rejected bet. */
function showAccepted(
  app: Pick<AppState, 'slip' | 'env' | 'freshness'>,
  orderNo: string,
  offer: BetOffer,
  result: BetResult,
) {
  const now = app.env.now() + app.freshness.getState().clockOffset;
  const shown = (placement: PlacementState): PlacementState => ({
    ...placement,
    placed: placement.placed.map((bet) => (bet.orderNo === orderNo ? withAcceptedOffer(bet, offer, result, now) : bet)),
  });
  app.slip.setState(({ placement: { single, parlay } }) => ({
    placement: { single: shown(single), parlay: shown(parlay) },
  }));
}

/** In the place of the rejected bet (DESK-12). @param now server ms */
function withAcceptedOffer(bet: PlacedBet, offer: BetOffer, result: BetResult, now: number): PlacedBet {
  const isHeld = result.receive_status === 1;
  return {
    ...bet,
    ...{ orderNo: result.order_no ?? bet.orderNo, stake: offer.stake, odds: offer.odds },
    ...{ receiveStatus: isHeld ? 1 : 0, rejectReason: null, isReferred: false, offer: null },
    ...{ heldUntil: isHeld ? now + result.delay_ms : null, delay: isHeld ? result.delay_ms : 0 },
    prices: bet.items.flatMap(({ shop_id }) => result.legs.find((leg) => leg.shop_id === shop_id) ?? []),
    possibleReturn: returnIfAllWin(
      offer.stake,
      result.legs.map(({ used }) => used ?? NO_PRICE),
      bet.sizes,
    ),
  };
}
