// @vitest-environment jsdom
import type { BetResult } from '@clutchline/contract';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { buildPlacedBet } from '../../../testing/build-slip-row';
import { createTestApp, envelope, ok, refused, TOKEN, type FakeServer } from '../../../testing/test-app';
import { AppStateContext } from '../app-context';
import { useOffer } from '../index';
import { IDLE } from '../slip/slip-store';

afterEach(cleanup);

const ORDER = '01JD5Z6W7X8Y9ZABCDEFGHJKMN';
const NEW_ORDER = '01JD5Z6W7X8Y9ZABCDEFGHJKMP';
const OTHER_ORDER = '01JD5Z6W7X8Y9ZABCDEFGHJKMQ';
const OFFER = { stake: '20.00', odds: '1.900', until: 20_000 };
const BALANCE = { amount: '100.00', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' };

const ACCEPTED: BetResult = {
  order_no: NEW_ORDER,
  receive_status: 0,
  delay_ms: 0,
  legs: [{ shop_id: 5_101, asked: '1.900', used: '1.900', version: 8 }],
  error: null,
};
const answerOf = (fields: Partial<BetResult> = {}) => ok({ results: [{ ...ACCEPTED, ...fields }], amount: '80.00' });
const SIGNED_OUT = envelope(602);

const REJECTED = buildPlacedBet({ orderNo: ORDER, receiveStatus: 2, rejectReason: 'amount_high', offer: OFFER });
const OTHER = buildPlacedBet({ orderNo: OTHER_ORDER });

/** The slip shows the rejected bet and another one. */
function start(server: FakeServer) {
  const test = createTestApp({ token: TOKEN, server });
  const { app } = test;
  app.session.setState({ balance: BALANCE });
  app.slip.setState({ placement: { single: { ...IDLE, phase: 'done', placed: [REJECTED, OTHER] }, parlay: IDLE } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <AppStateContext value={app}>{children}</AppStateContext>
  );
  const { result } = renderHook(() => useOffer(ORDER, OFFER), { wrapper });
  const press = async (button: 'accept' | 'decline'): Promise<void> => act(() => result.current[button]());
  const requestIds = () => test.callsOf('acceptOffer').map(({ body }) => body['request_id']);
  return {
    ...test,
    press,
    requestIds,
    phase: () => result.current.phase,
    shown: () => app.slip.getState().placement.single.placed,
  };
}

describe('useOffer, accept', () => {
  it('DESK-12 the slip shows the new bet in place of the rejected one, and the balance and the host know it', async () => {
    const { app, press, phase, shown, events, callsOf } = start({ acceptOffer: () => answerOf() });
    await press('accept');
    expect(callsOf('acceptOffer')).toMatchObject([{ body: { order_no: ORDER } }]);
    expect(phase()).toEqual({ kind: 'over' });
    const accepted = { orderNo: NEW_ORDER, stake: '20.00', odds: '1.900', receiveStatus: 0, rejectReason: null };
    expect(shown()).toMatchObject([{ ...accepted, offer: null, heldUntil: null, possibleReturn: '38.00' }, OTHER]);
    expect(app.session.getState().balance?.amount).toBe('80.00');
    expect(events).toContainEqual({ name: 'bet-placed', event: { orderNumbers: [NEW_ORDER] } });
  });

  it('DESK-12 BET-8 in play the new bet is held for its delay', async () => {
    const { app, press, shown } = start({ acceptOffer: () => answerOf({ receive_status: 1, delay_ms: 5_000 }) });
    const before = app.env.now();
    await press('accept');
    const [bet] = shown();
    expect(bet).toMatchObject({ receiveStatus: 1, delay: 5_000 });
    expect(bet?.heldUntil).toBeGreaterThanOrEqual(before + 5_000);
    expect(bet?.heldUntil).toBeLessThanOrEqual(app.env.now() + 5_000);
  });

  it('DESK-12 BET-8 a bet that was rejected after holding is never shown as confirmed', async () => {
    const { press, shown } = start({ acceptOffer: () => answerOf({ receive_status: 2 }) });
    await press('accept');
    expect(shown()[0]?.receiveStatus).toBe(2);
  });

  it('DESK-12 ERR-7 a refused acceptance states why, leaves the bet as it is and can be repeated as a new request', async () => {
    const error = {
      error_code: 1_004,
      refusal: 'insufficient_balance',
      message: 'Not enough money',
      limit: null,
      whole: null,
      offer: null,
      shop_ids: [],
    };
    const { press, phase, shown, requestIds, events } = start({
      acceptOffer: () => answerOf({ order_no: null, receive_status: 2, error }),
    });
    await press('accept');
    expect(phase()).toEqual({ kind: 'refused', message: 'Not enough money', isFinal: false });
    expect(shown()).toEqual([REJECTED, OTHER]);
    expect(events.map(({ name }) => name)).not.toContain('bet-placed');
    await press('accept');
    expect(new Set(requestIds()).size).toBe(2);
  });

  it('DESK-12 an offer that has ended cannot be accepted again', async () => {
    const { press, phase } = start({ acceptOffer: () => refused('offer_ended') });
    await press('accept');
    expect(phase()).toEqual({ kind: 'refused', message: 'refused: offer_ended', isFinal: true });
  });

  it.each([
    ['no answer', () => undefined],
    ['an answer that is still decided', () => refused('still_deciding')],
  ])('DESK-12 BET-8 after %s the same request is repeated, so nothing is placed twice', async (_, lost) => {
    const answers = [lost(), answerOf()];
    const { press, phase, shown, requestIds } = start({ acceptOffer: () => answers.shift() });
    await press('accept');
    expect(phase()).toEqual({ kind: 'unknown' });
    expect(shown()).toEqual([REJECTED, OTHER]);
    await press('accept');
    expect(phase()).toEqual({ kind: 'over' });
    expect(requestIds()[0]).toBe(requestIds()[1]);
    expect(shown().map(({ orderNo }) => orderNo)).toEqual([NEW_ORDER, OTHER_ORDER]);
  });

  it('DESK-12 ERR-4 the end of the session leaves the offer open, and never busy', async () => {
    const { press, phase } = start({ acceptOffer: () => SIGNED_OUT, declineOffer: () => SIGNED_OUT });
    await press('accept');
    expect(phase()).toEqual({ kind: 'open' });
    await press('decline');
    expect(phase()).toEqual({ kind: 'open' });
  });

  it('DESK-12 USER-1 an answer that comes after another player has signed in changes nothing of that player', async () => {
    let answer: (reply: unknown) => void = () => undefined;
    const { app, press, shown, events } = start({
      acceptOffer: () => new Promise((resolve) => (answer = resolve)),
    });
    const pressed = press('accept');
    await expect.poll(() => answer.length).toBe(1);
    app.session.setState(({ generation }) => ({ generation: generation + 1 }));
    answer(answerOf());
    await pressed;
    expect(shown()).toEqual([REJECTED, OTHER]);
    expect(app.session.getState().balance?.amount).toBe('100.00');
    expect(events).toEqual([]);
  });
});

describe('useOffer, decline', () => {
  it('DESK-12 a declined offer is over, and the bet stays rejected', async () => {
    const { press, phase, shown, callsOf } = start({ declineOffer: () => ok({ order_no: ORDER }) });
    await press('decline');
    expect(callsOf('declineOffer')).toMatchObject([{ body: { order_no: ORDER } }]);
    expect(phase()).toEqual({ kind: 'over' });
    expect(shown()).toEqual([REJECTED, OTHER]);
  });

  it('DESK-12 ERR-7 an offer that the server did not decline remains, with the reason', async () => {
    const { press, phase } = start({ declineOffer: () => refused('unavailable') });
    await press('decline');
    expect(phase()).toEqual({ kind: 'refused', message: 'refused: unavailable', isFinal: false });
  });

  it('DESK-12 ERR-1 without an answer the offer remains, and can be declined again', async () => {
    const answers = [undefined, ok({ order_no: ORDER })];
    const { press, phase } = start({ declineOffer: () => answers.shift() });
    await press('decline');
    expect(phase()).toEqual({ kind: 'unknown' });
    await press('decline');
    expect(phase()).toEqual({ kind: 'over' });
  });
});
