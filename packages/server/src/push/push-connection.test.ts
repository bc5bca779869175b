import { LIST_TOPIC, matchTopic, PRIVATE_TOPIC, serverMessageSchema, type ClientMessage } from '@clutchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { stopChange } from '../catalogue/changes-by-match';
import type { TicketHolder } from '../players/player-store';
import { inList, oddsOf } from '@clutchline/test-support/server/push-changes';
import { Hub } from './hub';
import { PushConnection } from './push-connection';
import { PUSH_LIMITS } from './push-limits';
import { REPLAY_LIMIT } from './numbered-stream';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const GAME = 7;
const TOPIC = matchTopic(GAME);
const TICKET = 'ticket-0123456789';

function setUp(games = [GAME]) {
  const hub = new Hub(() => Promise.resolve(null));
  hub.restart(games.map((gameId) => ({ gameId, changes: [inList(oddsOf(gameId, '1.500', 1))] })));
  const received: z.infer<typeof serverMessageSchema>[] = [];
  const closed: number[] = [];
  const holder: TicketHolder = { accountId: 1, tokenHash: 'hash-of-a-token' };
  const connection = new PushConnection(
    {
      bufferedAmount: 0,
      send: (text) => received.push(z.parse(serverMessageSchema, JSON.parse(text))),
      close: (code) => closed.push(code),
    },
    {
      hub,
      limits: PUSH_LIMITS,
      redeem: (ticket) => Promise.resolve(ticket === TICKET ? holder : null),
      admit: () => true,
    },
  );
  const sendMessage = (message: ClientMessage): Promise<void> => connection.receive(JSON.stringify(message));
  const publish = (version: number): void => {
    hub.publishMatch(GAME, [inList(oddsOf(GAME, '1.600', version))]);
    hub.tick();
  };
  return { hub, connection, sendMessage, publish, received, closed };
}

describe('PushConnection', () => {
  it('bad-input 109: a client without a ticket receives the public streams, however late, and may still send one', async () => {
    const { sendMessage, publish, received, closed } = setUp();
    await sendMessage({ type: 'subscribe', topic: LIST_TOPIC, cursor: null });
    await vi.advanceTimersByTimeAsync(60_000);
    publish(2);
    expect(received.map(({ type }) => type)).toEqual(['snapshot', 'delta']);
    await sendMessage({ type: 'subscribe', topic: PRIVATE_TOPIC, cursor: null });
    expect(received.at(-1)).toEqual({ type: 'error', reason: 'not-authorised', topic: PRIVATE_TOPIC });
    await sendMessage({ type: 'auth', ticket: TICKET });
    expect(received.at(-1)).toEqual({ type: 'auth-ok' });
    expect(closed).toEqual([]);
  });

  it.each([
    ['a topic of another player', 'me:2', 10],
    ['everything at once', '*', 10],
    ['a match that is not there', 'match:999999', 10],
  ])('bad-input 110: %s is refused, and repetitions close the connection', async (_what, topic, times) => {
    const { connection, received, closed } = setUp();
    const text = JSON.stringify({ type: 'subscribe', topic, cursor: null });
    for (let asked = 1; asked < times; asked += 1) await connection.receive(text);
    expect(closed).toEqual([]);
    await connection.receive(text);
    expect(closed).toEqual([1008]);
    expect(new Set(received.map(({ type }) => type))).toEqual(new Set(['error']));
  });

  it('bad-input 110: a hundred thousand topics are no more than five hundred', async () => {
    const games = Array.from({ length: 600 }, (_, index) => index + 1);
    const { connection, sendMessage, received, closed } = setUp(games);
    for (let asked = 0; asked < 100_000; asked += 1) {
      if (asked % 50 === 0) await vi.advanceTimersByTimeAsync(1_000);
      await sendMessage({ type: 'subscribe', topic: matchTopic(1 + (asked % 600)), cursor: null });
    }
    expect(received.filter(({ type }) => type === 'snapshot')).toHaveLength(500);
    expect(closed).toEqual([1008]);
    expect(connection.checkRate()).toBe(false);
  });

  it('bad-input 114: a cursor older than the stored deltas gets a fresh snapshot', async () => {
    const { hub, sendMessage, publish, received } = setUp();
    const others = Array.from({ length: REPLAY_LIMIT * 4 }, (_, index) => inList(oddsOf(GAME + 1 + index, '1.500', 1)));
    hub.publishMatch(GAME, others);
    hub.tick();
    await sendMessage({ type: 'subscribe', topic: TOPIC, cursor: null });
    const [first] = received;
    if (first?.type !== 'snapshot') throw new Error('no image');
    for (let version = 2; version < REPLAY_LIMIT + 2; version += 1) publish(version);
    const cursor = { epoch: first.epoch, seq: first.seq };
    await sendMessage({ type: 'subscribe', topic: TOPIC, cursor });
    expect(received.filter(({ type }) => type === 'resumed')).toHaveLength(1);
    publish(REPLAY_LIMIT + 2);
    await sendMessage({ type: 'subscribe', topic: TOPIC, cursor });
    expect(received.at(-1)).toMatchObject({
      type: 'snapshot',
      epoch: first.epoch,
      changes: expect.arrayContaining([expect.objectContaining({ version: REPLAY_LIMIT + 2 })]),
    });
  });

  it('P13 PUSH-5 rows of the list are read after a position, and none is given while a game is stopped', async () => {
    const { hub, sendMessage, publish, received } = setUp();
    const cursor = hub.listCursor;
    publish(2);
    await sendMessage({ type: 'subscribe', topic: LIST_TOPIC, cursor });
    expect(received.map(({ type }) => type)).toEqual(['resumed', 'delta']);
    hub.publishMatch(GAME, [stopChange(3, true)]);
    expect(hub.listCursor).toBeNull();
    hub.publishMatch(GAME, [stopChange(3, false)]);
    expect(hub.listCursor).toEqual({ epoch: cursor?.epoch, seq: 2 });
  });
});
