import { createHmac } from 'node:crypto';

import type { Change, ServerMessage } from '@clutchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MemoryBus } from '../bus/bus';
import type { BusMessage, EventMessage } from '../bus/bus-message';
import type { TextBus } from '../bus/nats-bus';
import { SignedBus } from '../bus/open-bus';
import type { MatchChange, OutboxEvent } from '../platform/records';
import { Hub } from './hub';
import { EventConsumer } from './event-consumer';

const GAME = 7;
const odds = (version: number): Change => ({ type: 'odds', point_id: 1, delta: '1.900', status: 1, version });
const changeOf = (version: number): MatchChange => ({ change: odds(version), inList: true, urgent: true });
const messageOf = (term: number, seq: number, id: number, version = id): EventMessage => {
  const event: OutboxEvent = { kind: 'match', gameId: GAME, changes: [changeOf(version)] };
  return { type: 'event', term, seq, id, at: 0, event };
};
const heartbeatOf = (term: number, seq: number, heartbeat: number): BusMessage => ({
  type: 'heartbeat',
  term,
  seq,
  heartbeat,
});

class TextTransport implements TextBus {
  #onText: (text: string) => void = () => undefined;

  publish(text: string): void {
    this.#onText(text);
  }

  flush(): Promise<void> {
    return Promise.resolve();
  }

  subscribe(onText: (text: string) => void): () => void {
    this.#onText = onText;
    return () => undefined;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** `stored`: version in the database. */
async function setUp() {
  const hub = new Hub(() =>
    Promise.resolve({
      amount: '1.00',
      nickname: 'Ada',
      currency_id: 1,
      player_id: 'player-of-ada-00001',
    }),
  );
  const received: string[] = [];
  const logged: string[] = [];
  const stored = { version: 1, reads: 0, fail: false, gate: Promise.resolve() };
  const publishPlayer = vi.fn<(event: OutboxEvent) => Promise<void>>().mockResolvedValue();
  const write = (_fields: object, message: string): void => void logged.push(message);
  const log = { info: write, warn: write, error: write };
  const consumer = new EventConsumer({
    hub,
    clock: { now: () => 0 },
    log,
    readBoard: async () => {
      stored.reads += 1;
      const { version, fail } = stored;
      await stored.gate;
      if (fail) throw new Error('no database');
      return [{ gameId: GAME, changes: [changeOf(version)] }];
    },
    publishPlayer,
    restartPlayer: (accountId) => hub.restartPlayer(accountId),
  });
  await consumer.reload('start');
  const listener = {
    deliver: (_stream: unknown, text: string) => {
      const message: ServerMessage = JSON.parse(text);
      if (!('changes' in message)) return;
      for (const change of message.changes)
        received.push(change.type === 'odds' ? `${message.type} v${change.version}` : `${message.type} ${change.type}`);
    },
  };
  hub.match(GAME)?.listeners.add(listener);
  const snapshotVersion = (): number => {
    const snapshot: ServerMessage = JSON.parse(hub.match(GAME)?.snapshot() ?? '');
    const [change] = snapshot.type === 'snapshot' ? snapshot.changes : [];
    return change?.type === 'odds' ? change.version : 0;
  };
  return { hub, consumer, received, logged, log, stored, listener, publishPlayer, snapshotVersion };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('EventConsumer', () => {
  it('PUSH-5 applies each event once, in order, even if an interrupted relay repeats them', async () => {
    const { consumer, received, stored } = await setUp();
    for (const message of [
      messageOf(1, 1, 11),
      messageOf(1, 2, 12),
      messageOf(1, 3, 11),
      messageOf(1, 4, 12),
      messageOf(1, 5, 13),
    ])
      consumer.receive(message);
    expect(received).toEqual(['delta v11', 'delta v12', 'delta v13']);
    expect(stored.reads).toBe(1);
  });

  it('PUSH-4 plays that are suspended together are one message of the list, and one of each match', async () => {
    const { consumer, hub } = await setUp();
    const [list, own]: [string[], string[]] = [[], []];
    hub.list.listeners.add({ deliver: (_, text) => list.push(text) });
    hub.match(GAME)?.listeners.add({ deliver: (_, text) => own.push(text) });
    const plays = [
      { gameId: GAME, playId: 1, inList: true },
      { gameId: GAME, playId: 2, inList: false },
      { gameId: 8, playId: 3, inList: true },
    ];
    consumer.receive({ type: 'event', term: 1, seq: 1, id: 11, event: { kind: 'suspended', plays } });
    const status = (play_info_id: number, game_id: number) => ({
      ...{ type: 'play-status', play_info_id, game_id, status: 2 },
    });
    const read = (texts: readonly string[]): unknown[] => texts.map((text): unknown => JSON.parse(text));
    expect(read(list)).toMatchObject([{ changes: [status(1, GAME), status(3, 8)] }]);
    expect(read(own)).toMatchObject([{ changes: [status(1, GAME), status(2, GAME)] }]);
  });

  it('PUSH-5 a sequence gap reloads the board: every subscriber gets a snapshot, then the later deltas', async () => {
    const { consumer, received, stored, hub } = await setUp();
    const epoch = hub.match(GAME)?.epoch;
    consumer.receive(messageOf(1, 1, 2));
    stored.version = 4;
    consumer.receive(messageOf(1, 3, 4));
    consumer.receive(messageOf(1, 4, 5));
    expect(received).toEqual(['delta v2']);
    await settle();
    expect(received).toEqual(['delta v2', 'snapshot v4', 'delta v4', 'delta v5']);
    expect(hub.match(GAME)?.epoch).not.toBe(epoch);
  });

  it('PUSH-5 a heartbeat with a higher sequence number is a gap too; one with the same number is not', async () => {
    const { consumer, stored } = await setUp();
    consumer.receive(messageOf(1, 1, 2));
    consumer.receive(heartbeatOf(1, 1, 1));
    expect(stored.reads).toBe(1);
    consumer.receive(heartbeatOf(1, 2, 2));
    expect(stored.reads).toBe(2);
  });

  it('PUSH-5 a newer term reloads the board; messages of an older leader are ignored', async () => {
    const { consumer, received, stored, snapshotVersion } = await setUp();
    consumer.receive(messageOf(3, 9, 2));
    stored.version = 6;
    consumer.receive(heartbeatOf(4, 0, 1));
    await settle();
    consumer.receive(messageOf(3, 10, 3));
    consumer.receive(messageOf(4, 1, 7));
    expect(received).toEqual(['delta v2', 'snapshot v6', 'delta v7']);
    expect(snapshotVersion()).toBe(7);
  });

  it('PUSH-5 an interruption reloads the board, and again if messages are missed during the read', async () => {
    const { consumer, stored, snapshotVersion } = await setUp();
    let open = (): void => undefined;
    stored.gate = new Promise((resolve) => (open = resolve));
    stored.version = 2;
    void consumer.reload('interruption');
    stored.version = 3;
    void consumer.reload('interruption');
    open();
    await settle();
    expect(stored.reads).toBe(3);
    expect(snapshotVersion()).toBe(3);
  });

  it('PUSH-5 is not live after more than two missed heartbeats, and live again with the next message', async () => {
    const { consumer, hub } = await setUp();
    consumer.receive(heartbeatOf(1, 0, 1));
    await vi.advanceTimersByTimeAsync(2_001);
    consumer.checkSilence();
    expect(hub.liveness.isLive).toBe(true);
    consumer.checkSilence();
    expect(hub.liveness.isLive).toBe(false);
    consumer.receive(heartbeatOf(1, 0, 2));
    expect(hub.liveness.isLive).toBe(true);
  });

  it('S-M7 a replayed heartbeat does not make the bus live', async () => {
    const { consumer, hub, stored } = await setUp();
    consumer.receive(heartbeatOf(1, 0, 1));
    consumer.receive(messageOf(1, 1, 2));
    await vi.advanceTimersByTimeAsync(2_001);
    consumer.receive(heartbeatOf(1, 1, 1));
    consumer.checkSilence();
    consumer.receive(messageOf(1, 1, 2));
    consumer.checkSilence();
    expect(hub.liveness.isLive).toBe(false);
    expect(stored.reads).toBe(1);
  });

  it('PUSH-5 is not live while the board cannot be read, and retries', async () => {
    const { consumer, hub, stored, snapshotVersion, logged } = await setUp();
    stored.fail = true;
    void consumer.reload('interruption');
    await settle();
    expect(hub.liveness.isLive).toBe(false);
    stored.fail = false;
    stored.version = 8;
    await vi.waitFor(() => expect(hub.liveness.isLive).toBe(true), 5_000);
    expect(snapshotVersion()).toBe(8);
    expect(logged).toEqual(['board read failed, will retry']);
  });

  it('PUSH-5 a player whose update failed gets a snapshot', async () => {
    const { consumer, hub, listener, received, publishPlayer } = await setUp();
    (await hub.player(5)).listeners.add(listener);
    const moved = (id: number, accountId: number): EventMessage => {
      const event: OutboxEvent = { kind: 'player', accountId, orderNos: ['A'] };
      return { type: 'event', term: 1, seq: id, id, at: 0, event };
    };
    consumer.receive(moved(1, 5));
    consumer.receive(moved(2, 6));
    expect(publishPlayer.mock.calls).toEqual([[{ kind: 'player', accountId: 5, orderNos: ['A'] }]]);
    publishPlayer.mockRejectedValueOnce(new Error('no database'));
    consumer.receive(moved(3, 5));
    await settle();
    consumer.checkSilence();
    await settle();
    expect(received).toEqual(['snapshot balance']);
  });

  it('bad-input 99: an invalid bus message is logged and changes nothing', async () => {
    const { consumer, received, stored, logged, log } = await setUp();
    const key = new Uint8Array(32);
    const transport = new TextTransport();
    const bus = new SignedBus(transport, key, log);
    bus.subscribe(
      (message) => consumer.receive(message),
      () => undefined,
    );
    const wrong = JSON.stringify(messageOf(1, 1, 2)).replace('odds', 'odd');
    for (const text of ['', '{', '{"type":"event","term":1,"seq":1}', wrong])
      transport.publish(createHmac('sha256', key).update(text).digest('base64url') + text);
    expect([received, stored.reads, logged]).toEqual([[], 1, Array.from({ length: 4 }, () => 'invalid bus message')]);
  });

  it('PUSH-5 every subscriber of the in-memory bus gets the message itself', () => {
    const bus = new MemoryBus();
    const sent = messageOf(1, 1, 2);
    const received: BusMessage[] = [];
    for (let count = 0; count < 2; count += 1) bus.subscribe((message) => void received.push(message));
    bus.publish(sent);
    expect(received.map((message) => message === sent)).toEqual([true, true]);
  });
});
