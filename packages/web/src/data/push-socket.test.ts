import type { Change } from '@clutchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FakeSocket } from '../../testing/fake-socket';
import { PushSocket } from './push-socket';

const EPOCH = 'epoch-aa';

function setUp(ticket: () => Promise<string | null | undefined> = () => Promise.resolve('ticket-0123456789')) {
  const sockets: FakeSocket[] = [];
  const onOpen = vi.fn();
  const serverTimes: (number | null)[] = [];
  const lives: boolean[] = [];
  const tickets = vi.fn(ticket);
  const push = new PushSocket({
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    ticket: tickets,
    onOpen,
    onServerTime: (time) => serverTimes.push(time),
    onLive: (live) => lives.push(live),
    random: () => 0,
  });
  const changes: Change[] = [];
  const record = (more: readonly Change[]): void => {
    changes.push(...more);
  };
  const handlers = { onSnapshot: record, onChanges: record, onSynced: () => undefined };
  const last = (): FakeSocket => sockets.at(-1)!;
  return { push, sockets, onOpen, serverTimes, lives, tickets, changes, handlers, last };
}

const snapshot = (seq: number, changes: Change[] = []) =>
  ({ type: 'snapshot', topic: 'list', epoch: EPOCH, seq, changes }) as const;

const structure = (game_id: number) => ({ type: 'structure', game_id }) as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('PushSocket', () => {
  it('PUSH-5 subscribes after hello and hands images and deltas to the topic', () => {
    const { push, last, changes, handlers, serverTimes } = setUp();
    push.follow('list', handlers);
    push.connect();
    expect(last().sent).toEqual([]);
    last().hello();
    expect(last().sent).toEqual([{ type: 'subscribe', topic: 'list', cursor: null }]);
    last().deliver(snapshot(1, [{ type: 'structure', game_id: 7 }]));
    last().deliver({
      type: 'delta',
      topic: 'list',
      epoch: EPOCH,
      prev: 1,
      seq: 2,
      changes: [{ type: 'structure', game_id: 8 }],
    });
    expect(changes).toEqual([
      { type: 'structure', game_id: 7 },
      { type: 'structure', game_id: 8 },
    ]);
    expect(serverTimes).toEqual([1_000_000, null, null]);
  });

  it('P13 PUSH-5 uses a long message in a later task, and after it what came in between', () => {
    const { push, last, changes, handlers } = setUp();
    push.follow('list', handlers);
    push.connect();
    last().hello();
    const many = Array.from({ length: 1_000 }, (_, index) => structure(index + 1));
    last().deliver(snapshot(1, many));
    const delta = { type: 'delta', topic: 'list', epoch: EPOCH } as const;
    last().deliver({ ...delta, prev: 1, seq: 2, changes: [structure(5_000)] });
    expect(changes).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(changes).toEqual([...many, structure(5_000)]);
    last().deliver({ ...delta, prev: 2, seq: 3, changes: [structure(5_001)] });
    expect(changes.at(-1)).toEqual(structure(5_001));
  });

  it('P13 PUSH-5 a long message of a connection that has ended is not used', () => {
    const { push, last, changes, handlers } = setUp();
    push.follow('list', handlers);
    push.connect();
    last().hello();
    last().deliver(
      snapshot(
        1,
        Array.from({ length: 1_000 }, (_, index) => structure(index + 1)),
      ),
    );
    last().drop();
    vi.advanceTimersByTime(500);
    last().hello();
    expect(changes).toEqual([]);
    expect(last().sent).toEqual([{ type: 'subscribe', topic: 'list', cursor: null }]);
  });

  it('PUSH-5 reconnects after a drop and resumes each topic from its cursor, once', () => {
    const { push, sockets, last, handlers, onOpen } = setUp();
    push.follow('list', handlers);
    push.connect();
    last().hello();
    last().deliver(snapshot(3));
    last().drop();
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
    last().hello();
    expect(last().sent).toEqual([{ type: 'subscribe', topic: 'list', cursor: { epoch: EPOCH, seq: 3 } }]);
    expect(onOpen).toHaveBeenCalledTimes(2);
  });

  it('bad-input 105: waits longer with every connection that fails, and starts over after one that held', () => {
    const { push, sockets, last } = setUp();
    push.connect();
    for (const wait of [500, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000]) {
      const before = sockets.length;
      last().drop(1012);
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(before + 1);
    }
    last().hello();
    last().drop(1000);
    vi.advanceTimersByTime(500);
    last().hello();
    expect(sockets).toHaveLength(10);
  });

  it('bad-input 105: silence longer than the heartbeat allows is a dead line', () => {
    const { push, sockets, last } = setUp();
    push.connect();
    last().hello(1_000);
    vi.advanceTimersByTime(2_000);
    last().deliver({ type: 'heartbeat', server_time: 5 });
    vi.advanceTimersByTime(2_499);
    expect(sockets[0]!.closed).toBe(false);
    vi.advanceTimersByTime(1);
    expect(sockets[0]!.closed).toBe(true);
  });

  it('R16 at a heartbeat of 10 s silence is seen within two of them and a second', () => {
    const { push, last } = setUp();
    push.connect();
    last().hello(10_000);
    vi.advanceTimersByTime(20_000);
    const line = last();
    expect(line.closed).toBe(false);
    vi.advanceTimersByTime(1_000);
    expect(line.closed).toBe(true);
  });

  it('bad-input 105: a connection without hello is abandoned', () => {
    const { push, sockets } = setUp();
    push.connect();
    vi.advanceTimersByTime(10_000 + 500);
    expect(sockets).toHaveLength(2);
  });

  it('bad-input 105: close code 4001 asks for one more ticket and then for none', async () => {
    const { push, last, handlers, tickets } = setUp();
    push.follow('me', handlers);
    push.connect();
    for (const expected of [1, 2, 2]) {
      last().hello();
      await vi.advanceTimersByTimeAsync(0);
      expect(tickets).toHaveBeenCalledTimes(expected);
      last().drop(4001);
      await vi.advanceTimersByTimeAsync(30_000);
    }
  });

  it('PUSH-5 the private topic starts only with authority, and its ticket is a message', async () => {
    const { push, last, handlers } = setUp();
    push.follow('me', handlers);
    push.connect();
    last().hello();
    await vi.advanceTimersByTimeAsync(0);
    expect(last().sent).toEqual([{ type: 'auth', ticket: 'ticket-0123456789' }]);
    last().deliver({ type: 'auth-ok' });
    expect(last().sent.at(-1)).toEqual({ type: 'subscribe', topic: 'me', cursor: null });
  });

  it('PUSH-5 a ticket without answer is requested again on the same connection, a refused one is not', async () => {
    const answers = [undefined, undefined, 'ticket-0123456789'];
    const { push, last, handlers, tickets, sockets } = setUp(() => Promise.resolve(answers.shift()));
    push.follow('me', handlers);
    push.connect();
    last().hello();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(last().sent).toEqual([{ type: 'auth', ticket: 'ticket-0123456789' }]);
    expect([tickets.mock.calls.length, sockets.length]).toEqual([3, 1]);
    const refused = setUp(() => Promise.resolve(null));
    refused.push.follow('me', handlers);
    refused.push.connect();
    refused.last().hello();
    await vi.advanceTimersByTimeAsync(9_000);
    expect(refused.tickets).toHaveBeenCalledTimes(1);
  });

  it('PUSH-5 another player gets another connection and nothing of the first one', async () => {
    const { push, sockets, last, handlers } = setUp();
    push.follow('me', handlers);
    push.connect();
    last().hello();
    await vi.advanceTimersByTimeAsync(0);
    last().deliver({ type: 'auth-ok' });
    last().deliver({ type: 'snapshot', topic: 'me', epoch: EPOCH, seq: 9, changes: [] });
    push.changePlayer();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(2);
    expect(sockets[0]!.closed).toBe(true);
    last().hello();
    await vi.advanceTimersByTimeAsync(0);
    last().deliver({ type: 'auth-ok' });
    expect(last().sent.at(-1)).toEqual({ type: 'subscribe', topic: 'me', cursor: null });
  });

  it.each(['', 'no json', '[]', 'null', '{"type":"odds"}', '{"type":"hello"}'])(
    'bad-input 96, 97: drops %j and lives on',
    (text) => {
      const { push, sockets, last, serverTimes } = setUp();
      push.connect();
      last().deliverRaw(text);
      expect(serverTimes).toEqual([]);
      last().hello();
      expect(serverTimes).toEqual([1_000_000]);
      expect(sockets).toHaveLength(1);
    },
  );

  it('bad-input 96: drops a binary message', () => {
    const { push, last, serverTimes } = setUp();
    push.connect();
    last().deliverRaw(new ArrayBuffer(8));
    expect(serverTimes).toEqual([]);
  });

  it('bad-input 96: a message over 1 MB ends the connection', () => {
    const { push, sockets, last } = setUp();
    push.connect();
    last().deliverRaw('x'.repeat(1_000_001));
    expect(sockets[0]!.closed).toBe(true);
    vi.advanceTimersByTime(500);
    expect(sockets).toHaveLength(2);
  });

  it.each(['"NaN"', '"0"', '"-1"', '"0.5"', '"1e9"', '"1.9555"', '1.955'])(
    'bad-input 98: a delta of %s is dropped, and the next one finds the gap: what is shown is stale',
    (odd) => {
      const { push, last, changes, handlers } = setUp();
      const synced: boolean[] = [];
      push.follow('list', { ...handlers, onSynced: (isSynced) => synced.push(isSynced) });
      push.connect();
      last().hello();
      last().deliver(snapshot(1));
      last().deliverRaw(
        `{"type":"delta","topic":"list","epoch":"${EPOCH}","prev":1,"seq":2,"changes":[{"type":"odds","point_id":1,"delta":${odd},"status":1,"version":2}]}`,
      );
      expect(changes).toEqual([]);
      last().deliver({ type: 'delta', topic: 'list', epoch: EPOCH, prev: 2, seq: 3, changes: [] });
      expect(last().sent.at(-1)).toEqual({ type: 'subscribe', topic: 'list', cursor: { epoch: EPOCH, seq: 1 } });
      expect(synced).toEqual([true, false]);
    },
  );

  it.each(['3', '"2"', 'true', '-1'])('bad-input 99: a status of %s is dropped', (status) => {
    const { push, last, changes, handlers } = setUp();
    push.follow('list', handlers);
    push.connect();
    last().hello();
    last().deliver(snapshot(1));
    last().deliverRaw(
      `{"type":"delta","topic":"list","epoch":"${EPOCH}","prev":1,"seq":2,"changes":[{"type":"odds","point_id":1,"delta":"1.955","status":${status},"version":2}]}`,
    );
    expect(changes).toEqual([]);
  });

  it('PUSH-5 reports whether the server receives prices; a new connection counts as receiving until it reports otherwise', () => {
    const { push, last, lives } = setUp();
    push.connect();
    last().hello();
    last().deliver({ type: 'live', live: 0 });
    last().deliver({ type: 'live', live: 1 });
    last().deliver({ type: 'live', live: 0 });
    last().drop();
    vi.advanceTimersByTime(500);
    last().hello();
    expect(lives).toEqual([true, false, true, false, true]);
  });

  it('PUSH-5 follows no more once stopped or closed', () => {
    const { push, sockets, last, changes, handlers } = setUp();
    const stop = push.follow('list', handlers);
    push.connect();
    last().hello();
    stop();
    expect(last().sent.at(-1)).toEqual({ type: 'unsubscribe', topic: 'list' });
    last().deliver(snapshot(1, [{ type: 'structure', game_id: 7 }]));
    expect(changes).toEqual([]);
    push.close();
    vi.advanceTimersByTime(120_000);
    expect(sockets).toHaveLength(1);
  });
});
