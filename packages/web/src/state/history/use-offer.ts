import type { BetOffer, BetResult, Refusal } from '@clutchline/contract';
import { useRef, useState } from 'react';

import type { CallData, CallReply } from '../../data/caller';
import { useApp } from '../app-context';
import type { AppState } from '../app-state';
import { NO_PRICE, returnIfAllWin } from '../placement/return-if-all-win';
import { applyBalance } from '../session/refresh-account';
import type { PlacedBet, PlacementState } from '../slip/slip-store';

/**
 * `over`: accepted, declined, or the answer of the bet is elsewhere. `unknown`: no answer; a repetition places nothing
 * twice. `refused`: `isFinal` if the offer can no longer be accepted.
 */
export type OfferPhase =
  | { readonly kind: 'open' | 'busy' | 'unknown' | 'over' }
  | { readonly kind: 'refused'; readonly message: string; readonly isFinal: boolean };

interface OfferView {
  readonly phase: OfferPhase;
  readonly accept: () => Promise<void>;
  readonly decline: () => Promise<void>;
}

const ENDED: readonly Refusal[] = ['offer_ended', 'no_order'];

/** A trader's offer for a rejected bet (DESK-12). After a lost answer `accept` repeats the request id (BET-8). */
export function useOffer(orderNo: string, offer: BetOffer): OfferView {
  const app = useApp();
  const [phase, setPhase] = useState<OfferPhase>({ kind: 'open' });
  const requestId = useRef<string | null>(null);

  async function accept(): Promise<void> {
    requestId.current ??= app.env.randomId();
    setPhase({ kind: 'busy' });
    const { generation } = app.session.getState();
    const reply = await app.call('acceptOffer', { request_id: requestId.current, order_no: orderNo });
    const isUnknown =
      reply.kind === 'network-failed' || (reply.kind === 'refused' && reply.refusal === 'still_deciding');
    if (!isUnknown) requestId.current = null;
    setPhase(isUnknown ? { kind: 'unknown' } : phaseAfterAccept(reply));
    if (reply.kind !== 'ok' || app.session.getState().generation !== generation) return;
    await applyAccepted(app, { orderNo, offer }, reply.data);
  }

  async function decline(): Promise<void> {
    setPhase({ kind: 'busy' });
    const reply = await app.call('declineOffer', { order_no: orderNo });
    if (reply.kind === 'network-failed') setPhase({ kind: 'unknown' });
    else setPhase(reply.kind === 'ok' ? { kind: 'over' } : phaseAfterFailure(reply));
    if (reply.kind === 'ok') app.refresh.ask('own');
  }

  return { phase, accept, decline };
}

type Answer<Name extends 'acceptOffer' | 'declineOffer'> = CallReply<CallData<Name>>;

function phaseAfterAccept(reply: Answer<'acceptOffer'>): OfferPhase {
  if (reply.kind !== 'ok') return phaseAfterFailure(reply);
  const error = reply.data.results[0]?.error ?? null;
  return error === null ? { kind: 'over' } : { kind: 'refused', message: error.message, isFinal: false };
}

/** The end of a session and a blocked page are reported by the app; the offer is still open. */
function phaseAfterFailure(reply: Exclude<Answer<'acceptOffer' | 'declineOffer'>, { kind: 'ok' }>): OfferPhase {
  if (reply.kind !== 'refused') return { kind: 'open' };
  return { kind: 'refused', message: reply.message, isFinal: ENDED.includes(reply.refusal) };
}

interface OfferedBet {
  readonly orderNo: string;
  readonly offer: BetOffer;
}

async function applyAccepted(
  app: AppState,
  offered: OfferedBet,
  { results, amount }: CallData<'acceptOffer'>,
): Promise<void> {
  const [result] = results;
  if (result?.error === null) {
    showAccepted(app, offered, result);
    if (result.order_no !== null) app.emit('bet-placed', { orderNumbers: [result.order_no] });
  }
  app.refresh.ask('own');
  const { balance } = app.session.getState();
  if (balance !== null) await applyBalance(app, { ...balance, amount });
}

/** Replaces the rejected bet in the slip, if the slip still shows it. */
function showAccepted(
  app: Pick<AppState, 'slip' | 'env' | 'freshness'>,
  { orderNo, offer }: OfferedBet,
  result: BetResult,
): void {
  const now = app.env.now() + app.freshness.getState().clockOffset;
  const shown = (placement: PlacementState): PlacementState => ({
    ...placement,
    placed: placement.placed.map((bet) => (bet.orderNo === orderNo ? withAcceptedOffer(bet, offer, result, now) : bet)),
  });
  app.slip.setState(({ placement: { single, parlay } }) => ({
    placement: { single: shown(single), parlay: shown(parlay) },
  }));
}

/** The bet that is shown in place of the rejected one (DESK-12). @param now server ms */
function withAcceptedOffer(bet: PlacedBet, offer: BetOffer, result: BetResult, now: number): PlacedBet {
  const isHeld = result.receive_status === 1;
  return {
    ...bet,
    ...{ orderNo: result.order_no ?? bet.orderNo, stake: offer.stake, odds: offer.odds },
    ...{ receiveStatus: result.receive_status, rejectReason: null, isReferred: false, offer: null },
    ...{ heldUntil: isHeld ? now + result.delay_ms : null, delay: isHeld ? result.delay_ms : 0 },
    prices: bet.items.flatMap(({ shop_id }) => result.legs.find((leg) => leg.shop_id === shop_id) ?? []),
    possibleReturn: returnIfAllWin(
      offer.stake,
      result.legs.map(({ used }) => used ?? NO_PRICE),
      bet.sizes,
    ),
  };
}
