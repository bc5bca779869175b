import { REFUSAL_CODE } from '@clutchline/contract';
import { beforeEach, expect, it, vi } from 'vitest';

import { buildChessAnswer, buildChessCard, buildChessState, CHESS_PLAYER } from '../../../testing/build-chess';
import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, envelope, type FakeServer, ok } from '../../../testing/test-app';
import type { ChessMove } from './chess-move';
import { chessPlayOf, playChess, repeatChess } from './chess-play';
import { chessQuery, hold, newerOf } from './chess-query';
import { ownClientSeed, storeClientSeed } from './client-seed';

beforeEach(() => void vi.useRealTimers());

async function start(server: FakeServer, area?: FakeStorageArea) {
  const test = createTestApp({
    ...CHESS_PLAYER,
    ...(area === undefined ? {} : { area }),
    server: { getChessState: () => ok(buildChessState()), ...server },
  });
  const { app } = test;
  const store = chessPlayOf(app);
  const entry = app.queries.entry(chessQuery(app, app.session.getState().generation));
  await entry.load();
  return {
    ...test,
    store,
    state: () => entry.read().data?.state,
    play: (move: ChessMove) => playChess(app, store, move),
  };
}

const BUY = { kind: 'buy', draw: 7, place: 1, face: { hero: 3, rank: 1, star: 1 } } as const;

it('CHESS-11 a lost answer is asked for with the same request id until it comes; its state is shown', async () => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  let calls = 0;
  const after = buildChessState({ version: 6, cards: [buildChessCard()] });
  const { store, state, play, callsOf } = await start({
    buyChessCard: () => ((calls += 1) < 3 ? undefined : ok(buildChessAnswer(after))),
  });
  await play(BUY);
  const ids = callsOf('buyChessCard').map(({ body }) => body['request_id']);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(store.getState().result?.outcome.kind).toBe('done');
  await vi.waitFor(() => expect(state()?.version).toBe(6));
});

it('CHESS-11 without any answer the player sends the same request again, and nothing else meanwhile', async () => {
  vi.useFakeTimers().setTimerTickMode('nextTimerAsync');
  let isUp = false;
  const { app, store, play, callsOf } = await start({
    buyChessCard: () => (isUp ? ok(buildChessAnswer(buildChessState({ version: 6 }))) : undefined),
    sellChessCard: () => ok(buildChessAnswer(buildChessState({ version: 7 }))),
  });
  await play(BUY);
  expect(store.getState().phase).toBe('unknown');
  await play({ kind: 'sell', card: 1, face: BUY.face });
  expect(callsOf('sellChessCard')).toEqual([]);
  isUp = true;
  await repeatChess(app, store);
  expect(store.getState()).toMatchObject({ phase: 'idle', result: { move: BUY, outcome: { kind: 'done' } } });
  expect(new Set(callsOf('buyChessCard').map(({ body }) => body['request_id'])).size).toBe(1);
});

it('bad-input 146 151 a refused action shows the state that refused it', async () => {
  const now = buildChessState({ version: 9, market: null });
  const { store, state, play } = await start({
    buyChessCard: () => envelope(2, { wait_ms: 0, state: now }, REFUSAL_CODE.market_changed, 'The market has changed'),
  });
  await play(BUY);
  expect(store.getState().result?.outcome).toEqual({
    kind: 'refused',
    refusal: 'market_changed',
    message: 'The market has changed',
  });
  await vi.waitFor(() => expect(state()?.market).toBeNull());
});

it('bad-input 148 152 requests name objects by id and carry no price, hero or rank', async () => {
  const answer = () => ok(buildChessAnswer(buildChessState({ version: 6 })));
  const calls = { buyChessCard: answer, sellChessFind: answer, sellChessCard: answer, moveChessCard: answer };
  const { play, callsOf } = await start({ ...calls, rentChessSlot: answer });
  const { face } = BUY;
  await play(BUY);
  await play({ ...BUY, kind: 'sell_directly' });
  await play({ kind: 'sell', card: 4, face });
  await play({ kind: 'move', card: 4, slot: 2, face });
  await play({ kind: 'rent_slot', slot: 7, hours: 24 });
  const bodyOf = (name: Parameters<typeof callsOf>[0]) => Object.keys(callsOf(name)[0]?.body ?? {}).sort();
  expect(bodyOf('buyChessCard')).toEqual(['draw', 'lang', 'place', 'request_id']);
  expect(bodyOf('sellChessFind')).toEqual(['draw', 'lang', 'place', 'request_id']);
  expect(bodyOf('sellChessCard')).toEqual(['card', 'lang', 'request_id']);
  expect(bodyOf('moveChessCard')).toEqual(['card', 'lang', 'request_id', 'slot']);
  expect(bodyOf('rentChessSlot')).toEqual(['hours', 'lang', 'request_id', 'slot']);
});

it('CHESS-10 bad-input 145 the first refresh first sends the client seed of this browser', async () => {
  const unset = { ...buildChessState().seeds, client_seed: null };
  const names: string[] = [];
  const { app, play } = await start({
    getChessState: () => ok(buildChessState({ seeds: unset })),
    changeChessSeeds: (body) => {
      names.push(String(body['client_seed']));
      const revealed = { no: 1, hash: 'a'.repeat(64), client_seed: null, seed: 'c'.repeat(64) };
      return ok({ revealed, state: buildChessState({ version: 6 }) });
    },
    refreshChess: ({ tier }) => {
      names.push(String(tier));
      return ok(buildChessAnswer(buildChessState({ version: 7 })));
    },
  });
  await play({ kind: 'refresh', tier: 'basic' });
  expect(names).toEqual([ownClientSeed(app).seed, 'basic']);
});

it('bad-input 158 a damaged stored client seed is replaced and said so; a refusing storage keeps it for the visit', () => {
  const area = new FakeStorageArea();
  area.put('chessClientSeed', '');
  const { app } = createTestApp({ area });
  const made = ownClientSeed(app);
  expect(made).toEqual({ seed: 'request-0000000001', wasDamaged: true });
  expect(ownClientSeed(app)).toEqual({ seed: made.seed, wasDamaged: false });
  area.refuses = 'all';
  storeClientSeed(app, 'lucky 八');
  expect(ownClientSeed(app)).toEqual({ seed: 'lucky 八', wasDamaged: false });
});

it('bad-input 158 of two states the one with the higher version counts, of equal ones the later', () => {
  const { app } = createTestApp();
  const of = (version: number, at: number) => hold(app, buildChessState({ version, at }));
  const pick = (a: ReturnType<typeof of>, b: ReturnType<typeof of>) => {
    const { version, at } = newerOf(a, b).state;
    return [version, at];
  };
  expect(pick(of(6, 10), of(5, 20))).toEqual([6, 10]);
  expect(pick(of(5, 20), of(6, 10))).toEqual([6, 10]);
  expect(pick(of(5, 20), of(5, 10))).toEqual([5, 20]);
  expect(pick(of(5, 10), of(5, 20))).toEqual([5, 20]);
});
