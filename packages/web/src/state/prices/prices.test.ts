import { matchTopic, type Change, type MapScore, type ServerMessage } from '@clutchline/contract';
import { EMPTY_SLIP } from '@clutchline/domain';
import {
  buildLive,
  buildMatch,
  buildMatchRow,
  buildPlay,
  buildPoint,
  buildSlip,
  buildSlipItem,
} from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, TOKEN, type TestAppOptions } from '../../../testing/test-app';
import { MOVE_MS, startPrices } from '../sources/start-prices';
import { startPricesLater } from '../sources/start-later';
import { synchroniseSlip } from '../slip-memory/synchronise-slip';
import { playStateOf, pointStateOf } from './odds-state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const EPOCH = 'epoch-aa';
const odds = (pointId: number, delta: string, version: number, status: 1 | 2 = 1): Change => ({
  type: 'odds',
  point_id: pointId,
  delta,
  status,
  version,
});

function start(options: TestAppOptions = {}) {
  const test = createTestApp(options);
  test.app.slip.setState({ slip: buildSlip([buildSlipItem({ shop_id: 1, odd: '1.955', version: 1 })]) });
  const stop = startPrices(test.app);
  const socket = test.sockets[0]!;
  socket.hello();
  let seq = 1;
  const push = (...changes: Change[]): void => {
    const message: ServerMessage = { type: 'delta', topic: 'list', epoch: EPOCH, prev: seq, seq: seq + 1, changes };
    seq += 1;
    socket.deliver(message);
  };
  socket.deliver({ type: 'snapshot', topic: 'list', epoch: EPOCH, seq, changes: [] });
  const item = () => test.app.slip.getState().slip.items[0]!;
  return { ...test, stop, socket, push, item };
}

const match = buildMatch();
const play = buildPlay();

describe('D7 an outcome by itself', () => {
  it('D7 suspended is locked with its price, without a price it is closed, and its arrival is no move of a price', () => {
    const { app, push, stop } = start();
    const place = { match, play, point: buildPoint({ point_id: 2, odd: '1.900' }) };
    app.odds.seed({ match, live: buildLive(), plays: [play] }, 0);
    push(odds(2, '1.900', 5, 2));
    expect([pointStateOf(app.odds, place), app.odds.point(2)?.odd]).toEqual(['suspended', '1.900']);
    push({ type: 'odds', point_id: 2, delta: null, status: 2, version: 6 });
    expect([pointStateOf(app.odds, place), app.odds.point(2)?.move]).toEqual(['closed', null]);
    push(odds(2, '2.100', 7));
    expect([pointStateOf(app.odds, place), app.odds.point(2)?.move]).toEqual(['open', null]);
    stop();
  });

  it('D7 a point in the slip that loses its price keeps the last one and accepts no bets', () => {
    const { push, item, stop } = start();
    push({ type: 'odds', point_id: 1, delta: null, status: 2, version: 2 });
    expect(item()).toMatchObject({ odd: '1.955', status: 2, version: 2 });
    stop();
  });
});
const point = buildPoint();

describe('prices', () => {
  it('PUSH-1 a price reaches cell, slip and storage', () => {
    const test = start();
    const stop = synchroniseSlip(test.app, { ...test.app.slip.getState(), slip: EMPTY_SLIP });
    const listener = vi.fn();
    test.app.odds.subscribe([['point', 1]], listener);
    test.push(odds(1, '2.050', 2));
    expect(test.app.odds.point(1)).toMatchObject({ odd: '2.050', version: 2 });
    expect(test.item()).toMatchObject({ odd: '2.050', version: 2 });
    expect(listener).not.toHaveBeenCalled();
    test.frame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(test.area.values.get('test:shopCartList')).toContain('"odd":"2.050"');
    stop();
  });

  it('PUSH-1 states which way a price moved, for the flash of 1 s and 10 s more, and again for each move', () => {
    const { app, push } = start();
    push(odds(1, '2.000', 2));
    expect(app.odds.point(1)?.move).toBeNull();
    push(odds(1, '2.100', 3));
    expect(app.odds.point(1)?.move).toBe('up');
    push(odds(1, '1.900', 4));
    push(odds(1, '1.900', 4, 2));
    expect(app.odds.point(1)?.move).toBe('down');
    push(odds(1, '10.100', 5));
    expect(app.odds.point(1)?.move).toBe('up');
    push(odds(1, '9.900', 6));
    expect(app.odds.point(1)?.move).toBe('down');
    vi.advanceTimersByTime(6_000);
    push(odds(1, '1.800', 7));
    vi.advanceTimersByTime(MOVE_MS - 1);
    expect(app.odds.point(1)?.move).toBe('down');
    vi.advanceTimersByTime(1_001);
    expect(app.odds.point(1)?.move).toBeNull();
    expect(MOVE_MS).toBe(11_000);
  });

  it('PUSH-2 a point that is not bettable closes in slip and cell', () => {
    const { app, push, item } = start();
    push(odds(1, '1.955', 1, 2));
    expect(item().status).toBe(2);
    expect(pointStateOf(app.odds, { match, play, point })).toBe('suspended');
  });

  it('PUSH-3 a hidden match hides its items and cells', () => {
    const { app, push, item } = start();
    push({ type: 'game-hide', game_id: 1, is_hide: 1 });
    expect(item().is_hide).toBe(1);
    expect(playStateOf(app.odds, play)).toBe('hidden');
    push({ type: 'game-hide', game_id: 1, is_hide: 0 });
    expect(playStateOf(app.odds, play)).toBe('open');
  });

  it('PUSH-3 a hidden play hides its items and takes the statuses of its points along', () => {
    const { app, push, item } = start();
    push(odds(1, '1.955', 1));
    push({ type: 'play-hide', play_info_id: 1, game_id: 1, is_hide: 1, points: [{ point_id: 1, status: 2 }] });
    expect(item()).toMatchObject({ is_hide: 1, status: 2 });
    expect(playStateOf(app.odds, play)).toBe('hidden');
    expect(app.odds.point(1)?.status).toBe(2);
  });

  it('PUSH-4 a status applies by play, by match and by whole game', () => {
    const { app, push } = start();
    const place = { match, play, point };
    push({ type: 'play-status', play_info_id: 1, game_id: 1, status: 2 });
    expect(pointStateOf(app.odds, place)).toBe('suspended');
    push({ type: 'play-status', play_info_id: 1, game_id: 1, status: 1 });
    push({ type: 'game-type-status', game_type_id: 1, status: 2 });
    expect(pointStateOf(app.odds, place)).toBe('suspended');
    push({ type: 'game-type-status', game_type_id: 1, status: 1 });
    expect(pointStateOf(app.odds, place)).toBe('open');
    push({ type: 'match-status', game_id: 1, status: 4 });
    expect(pointStateOf(app.odds, place)).toBe('closed');
  });

  it('PUSH-4 an ended match is closed, by its status or its live state', () => {
    const { app, push } = start();
    push({ type: 'live', game_id: 1, live: buildLive({ status: 5 }) });
    expect(playStateOf(app.odds, play)).toBe('closed');
  });

  it('bad-input 100: an unknown point does no harm', () => {
    const { app, push, item } = start();
    push(odds(999, '3.000', 9));
    expect(item().odd).toBe('1.955');
    expect(app.odds.point(999)?.odd).toBe('3.000');
  });

  it('bad-input 102: a price older than the one known is dropped in both', () => {
    const { app, push, item } = start();
    push(odds(1, '2.050', 5));
    push(odds(1, '1.500', 4));
    expect(app.odds.point(1)?.odd).toBe('2.050');
    expect(item().odd).toBe('2.050');
  });

  it('bad-input 103: fifty thousand updates notify each listener once a frame', () => {
    const { app, push, frame } = start();
    const listener = vi.fn();
    app.odds.subscribe(
      [
        ['point', 1],
        ['play', 1],
      ],
      listener,
    );
    for (let round = 0; round < 50; round += 1) {
      push(...Array.from({ length: 1_000 }, (_, index) => odds(1, '2.000', 2 + round * 1_000 + index)));
    }
    // Long messages are used in a later task (P13).
    vi.advanceTimersByTime(1);
    frame();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(app.odds.point(1)?.version).toBe(50_001);
  });

  it('PUSH-5 a fetched answer fills in what is not known and never puts an older price back', () => {
    const { app, push } = start();
    const askedAt = app.env.now();
    vi.advanceTimersByTime(10);
    push(odds(1, '2.050', 5), { type: 'play-status', play_info_id: 1, game_id: 1, status: 2 });
    const plays = [buildPlay({ points: [buildPoint(), buildPoint({ point_id: 2, odd: '3.000' })] })];
    app.odds.seed(buildMatchRow({ plays }), askedAt);
    expect(app.odds.point(1)?.odd).toBe('2.050');
    expect(app.odds.play(1)?.status).toBe(2);
    expect(app.odds.point(2)?.odd).toBe('3.000');
    vi.advanceTimersByTime(10);
    const newer = [buildPlay({ status: 1, points: [buildPoint({ version: 6, odd: '2.200' })] })];
    app.odds.seed(buildMatchRow({ plays: newer }), app.env.now());
    expect(app.odds.point(1)?.odd).toBe('2.200');
    expect(app.odds.play(1)?.status).toBe(1);
  });

  it('PUSH-5 DETAIL-1 keeps the map scores that were pushed, and takes those of a later answer', () => {
    const { app, push, frame } = start();
    const listener = vi.fn();
    app.odds.subscribe([['game', 1]], listener);
    const detail = (...maps: MapScore[]) => ({ ...buildMatchRow(), maps });
    const map = (round: number): MapScore => ({ round, winner: 11, score_1: 13, score_2: 9 });
    app.odds.seed(detail(), app.env.now());
    frame();
    vi.advanceTimersByTime(10);
    push({ type: 'map-scores', game_id: 1, maps: [map(1)] });
    frame();
    expect(listener).toHaveBeenCalledTimes(2);
    app.odds.seed(detail(), app.env.now() - 5);
    expect(app.odds.game(1)?.maps).toEqual([map(1)]);
    vi.advanceTimersByTime(10);
    app.odds.seed(buildMatchRow(), app.env.now());
    expect(app.odds.game(1)?.maps).toEqual([map(1)]);
    vi.advanceTimersByTime(10);
    app.odds.seed(detail(map(1), map(2)), app.env.now());
    expect(app.odds.game(1)?.maps).toEqual([map(1), map(2)]);
  });

  it('PUSH-5 shows live, and stale since the last word when the line goes silent', () => {
    const { app, socket } = start();
    expect(app.freshness.getState().freshness).toEqual({ state: 'live' });
    const receivedAt = app.env.now();
    socket.hello(1_000);
    vi.advanceTimersByTime(2_500);
    expect(app.freshness.getState().freshness).toEqual({ state: 'stale', since: receivedAt });
  });

  it('PUSH-5 a server that receives no prices makes them stale, whatever snapshot it sends, until it receives them', () => {
    const { app, socket } = start();
    const receivedAt = app.env.now();
    socket.deliver({ type: 'live', live: 0 });
    expect(app.freshness.getState().freshness).toEqual({ state: 'stale', since: receivedAt });
    vi.advanceTimersByTime(100);
    socket.deliver({ type: 'snapshot', topic: 'list', epoch: `${EPOCH}2`, seq: 1, changes: [] });
    expect(app.freshness.getState().freshness).toEqual({ state: 'stale', since: receivedAt });
    socket.deliver({ type: 'live', live: 1 });
    expect(app.freshness.getState().freshness).toEqual({ state: 'live' });
  });

  it('PUSH-5 prices that never came live are stale after ten seconds', () => {
    const { app } = createTestApp();
    const stop = startPricesLater(app);
    expect(app.freshness.getState().freshness.state).toBe('connecting');
    vi.advanceTimersByTime(10_000);
    expect(app.freshness.getState().freshness.state).toBe('stale');
    stop();
  });

  it('PUSH-5 NEWS-4 follows the list, announcements, the open match or outright, the matches of the slip and, signed in, the player', async () => {
    const test = start({ place: '/match/detail?game_id=7', token: TOKEN });
    const topics = () => test.socket.sent.flatMap((sent) => (sent.type === 'subscribe' ? [sent.topic] : []));
    expect(topics()).toEqual(['list', 'news', matchTopic(7), matchTopic(1)]);
    await vi.advanceTimersByTimeAsync(0);
    test.socket.deliver({ type: 'auth-ok' });
    expect(topics()).toContain('me');
    test.app.env.location.go('/match/list');
    expect(test.socket.sent.at(-1)).toEqual({ type: 'unsubscribe', topic: matchTopic(7) });
    test.app.env.location.go('/champion?game_id=9');
    expect(test.socket.sent.at(-1)).toMatchObject({ type: 'subscribe', topic: matchTopic(9) });
    test.stop();
    expect(test.socket.closed).toBe(true);
  });

  it('PUSH-5 a balance of the private stream becomes the balance of the app', async () => {
    const { app, socket } = start({ token: TOKEN });
    await vi.advanceTimersByTimeAsync(0);
    socket.deliver({ type: 'auth-ok' });
    const balance = { amount: '90.00', nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' };
    socket.deliver({ type: 'snapshot', topic: 'me', epoch: EPOCH, seq: 1, changes: [{ type: 'balance', balance }] });
    expect(app.session.getState().balance).toEqual(balance);
  });

  it('bad-input 107: what is of a player is dropped from a public stream and without authority', async () => {
    const { app, socket, push } = start({ token: TOKEN });
    const balance = { amount: '1.00', nickname: 'Eve', currency_id: 1, player_id: 'player-of-eve-0001' };
    const own: ServerMessage = {
      type: 'snapshot',
      topic: 'me',
      epoch: EPOCH,
      seq: 1,
      changes: [{ type: 'balance', balance }],
    };
    socket.deliver(own);
    push({ type: 'balance', balance }, odds(1, '2.050', 2));
    await vi.advanceTimersByTimeAsync(0);
    expect(app.session.getState().balance).toBeNull();
    expect(app.odds.point(1)?.odd).toBe('2.050');
    socket.deliver({ type: 'auth-ok' });
    socket.deliver(own);
    expect(app.session.getState().balance).toEqual(balance);
  });

  it('bad-input 106: a clock that is an hour off neither orders changes nor moves the server’s time', () => {
    const { app, socket, push } = start();
    const offset = () => app.freshness.getState().clockOffset;
    const beat = (server_time: number) => socket.deliver({ type: 'heartbeat', server_time });
    const before = offset();
    push(odds(1, '2.050', 2));
    for (const hours of [1, -1]) beat(1_000_000 + hours * 3_600_000);
    push(odds(1, '2.100', 3));
    push(odds(1, '2.000', 2));
    expect(app.odds.point(1)?.odd).toBe('2.100');
    expect(offset()).toBe(before);
    beat(1_000_000);
    beat(1_000_000 + 3_600_000);
    expect(offset()).toBe(before);
    beat(1_000_000 + 3_600_000);
    expect(offset()).toBe(before + 3_600_000);
  });

  it('PUSH-5 many matches that come or go are fetched once', () => {
    const { app, push } = start();
    const invalidate = vi.spyOn(app.queries, 'invalidate');
    for (let id = 1; id <= 30; id += 1) push({ type: 'structure', game_id: id });
    vi.advanceTimersByTime(5_000);
    expect(invalidate.mock.calls).toEqual([['matches']]);
  });
});
