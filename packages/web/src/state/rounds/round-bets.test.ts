import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { buildRoundGame } from '../../../testing/build-round';
import { createTestApp, type FakeServer, ok, TOKEN } from '../../../testing/test-app';
import { followPlacements } from '../placement/follow-placements';
import { readPending, storePending } from '../placement/pending-placement';
import { resumePlacements } from '../placement/place-bets';
import { refreshAccount } from '../session/refresh-account';
import { playerOf } from '../session/session-store';
import {
  clearPicks,
  createRoundBets,
  placeRoundBets,
  repeatPicks,
  resumeRoundBets,
  roundBetsOf,
  setRoundStake,
  startRound,
  togglePick,
} from './round-bets';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const game = buildRoundGame();
const [one = 0, two = 0] = game.plays.flatMap(({ points }) => points.map(({ point_id }) => point_id));
const legOf = (shop_id: number) => [{ shop_id, asked: '1.500', used: '1.500', version: 1 }];
const ACCEPTED = { order_no: '01JDEM0123456789ABCDEFGHJK', receive_status: 0, delay_ms: 0, error: null };
const REFUSED = {
  ...{ order_no: null, receive_status: 2, delay_ms: 0 },
  error: {
    ...{ error_code: 1001, refusal: 'bet_closed', message: 'Closed' },
    ...{ limit: null, whole: null, offer: null, shop_ids: [two] },
  },
};
const ANSWER = {
  results: [
    { ...ACCEPTED, legs: legOf(one) },
    { ...REFUSED, legs: legOf(two) },
  ],
  amount: '95.00',
};

async function start(server: FakeServer, stake = '5') {
  const test = createTestApp({ token: TOKEN, server });
  const store = createRoundBets();
  await refreshAccount(test.app);
  startRound(store, game);
  togglePick(store, one);
  togglePick(store, two);
  store.setState({ stake });
  return { ...test, store, place: () => placeRoundBets(test.app, store, game) };
}

it('ROUND-8 BET-1 every pick is a single of one request, and each result is of its pick', async () => {
  const { store, place, callsOf, app } = await start({ playMore: () => ok(ANSWER) });
  await place();
  expect(callsOf('playMore').map(({ body }) => body)).toMatchObject([
    {
      accept: 'none',
      selections: [{ shop_id: one }, { shop_id: two }],
      bets: [
        { kind: 'single', selections: [0], stake: '5.00' },
        { kind: 'single', selections: [1], stake: '5.00' },
      ],
    },
  ]);
  const { placed, picked, refused, phase } = store.getState();
  expect([placed, picked, [...refused.keys()], phase]).toEqual([
    [{ orderNo: ACCEPTED.order_no, shopId: one, stake: '5.00', odds: '1.500' }],
    [two],
    [two],
    'idle',
  ]);
  expect([app.session.getState().balance?.amount, readPending(app.stored)]).toEqual(['95.00', []]);
});

it('BET-8 ROUND-3 a lost answer is asked for, and nothing is sent twice', async () => {
  const { store, place, callsOf } = await start({
    playMore: () => undefined,
    getBetByRequestId: () => ok({ found: 1, answer: ANSWER }),
  });
  const placing = place();
  await vi.advanceTimersByTimeAsync(100);
  expect(store.getState().phase).toBe('unknown');
  await place();
  await vi.advanceTimersByTimeAsync(10_000);
  await placing;
  expect([callsOf('playMore').length, store.getState().placed.length]).toEqual([1, 1]);
});

it('BET-7 a large sum of all picks needs a second press, which a double tap is not', async () => {
  const { store, place, callsOf } = await start({ playMore: () => ok(ANSWER) }, '300');
  await place();
  await vi.advanceTimersByTimeAsync(399);
  await place();
  expect([store.getState().phase, callsOf('playMore').length]).toEqual(['asked', 0]);
  await vi.advanceTimersByTimeAsync(1);
  await place();
  expect(callsOf('playMore').length).toBe(1);
});

it('ROUND-8 repeat selects the picks of the last bets and places nothing; a new round has no picks', async () => {
  const { store, place, callsOf } = await start({ playMore: () => ok(ANSWER) });
  await place();
  const next = buildRoundGame({ round: game.round.round + 1 });
  startRound(store, next);
  expect(store.getState()).toMatchObject({ picked: [], placed: [] });
  repeatPicks(store, next);
  expect([store.getState().picked, callsOf('playMore').length]).toEqual([[one, two], 1]);
});

it('BET-8 ROUND-8 nothing changes and nothing is sent while a placement has no answer', async () => {
  let answer: (reply: unknown) => void = () => undefined;
  const { store, place, callsOf } = await start({ playMore: () => new Promise((resolve) => (answer = resolve)) });
  const placing = place();
  await vi.advanceTimersByTimeAsync(0);
  const { picked, stake } = store.getState();
  setRoundStake(store, '50');
  togglePick(store, one);
  clearPicks(store);
  repeatPicks(store, game);
  await place();
  expect(store.getState()).toMatchObject({ phase: 'placing', picked, stake });
  expect(callsOf('playMore')).toHaveLength(1);
  answer(ok(ANSWER));
  await placing;
  expect(store.getState().phase).toBe('idle');
});

it('BET-8 ROUND-8 a placement that another tab started does not appear in the slip of this tab', async () => {
  const { place, app } = await start({ playMore: () => new Promise(() => undefined) });
  void place();
  await vi.advanceTimersByTimeAsync(0);
  expect(readPending(app.stored)).toMatchObject([{ kind: 'round', shop_ids: [one, two] }]);
  followPlacements(app);
  await resumePlacements(app);
  const { single, parlay } = app.slip.getState().placement;
  expect([single.phase, parlay.phase]).toEqual(['idle', 'idle']);
});

it('BET-8 ROUND-8 a placement that a reload cut off is asked for once and shown in its round', async () => {
  const { app, store, callsOf } = await start({
    getBetByRequestId: () => ok({ found: 1, answer: ANSWER }),
  });
  const player = playerOf(app.session.getState()) ?? '';
  const cut = { request_id: 'request-cut-off-01', player, kind: 'round' as const, stakes: ['5.00', '5.00'] };
  storePending(app.stored, { ...cut, shop_ids: [one, two] });
  storePending(app.stored, { ...cut, request_id: 'request-of-earlier', shop_ids: [7] });
  const resuming = resumeRoundBets(app, store, game);
  await resumeRoundBets(app, store, game);
  await vi.advanceTimersByTimeAsync(10_000);
  await resuming;
  expect(callsOf('getBetByRequestId')).toHaveLength(2);
  expect(store.getState()).toMatchObject({ phase: 'idle', placed: [{ shopId: one, stake: '5.00' }] });
  expect(readPending(app.stored)).toEqual([]);
});

it('BET-8 ROUND-8 an app has one store, also after the screen was left', () => {
  const [app, other] = [{}, {}];
  expect(roundBetsOf(app)).toBe(roundBetsOf(app));
  expect(roundBetsOf(app)).not.toBe(roundBetsOf(other));
});
