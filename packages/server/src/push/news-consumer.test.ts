import type { Change, ServerMessage } from '@clutchline/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { encodeBeat, encodeNews } from '../bus/bus-message';
import type { MatchChange, News } from '../platform/records';
import { Hub } from './hub';
import { NewsConsumer } from './news-consumer';

const GAME = 7;
const odds = (version: number): Change => ({ type: 'odds', point_id: 1, delta: '1.900', status: 1, version });
const told = (version: number): MatchChange => ({ change: odds(version), inList: true, urgent: true });
const newsOf = (term: number, seq: number, id: number, version = id): string => {
  const news: News = { kind: 'match', gameId: GAME, changes: [told(version)] };
  return encodeNews({ term, seq }, { id, at: 0, text: JSON.stringify(news) });
};

/** A process with `stored` as the version in its database, and the messages that a subscriber of its match receives. */
async function setUp() {
  const hub = new Hub(() =>
    Promise.resolve({
      amount: '1.00',
      nickname: 'Ada',
      currency_id: 1,
      player_id: 'player-of-ada-00001',
    }),
  );
  const heard: string[] = [];
  const logged: string[] = [];
  const stored = { version: 1, reads: 0, fail: false, gate: Promise.resolve() };
  const tellPlayer = vi.fn<(news: News) => Promise<void>>().mockResolvedValue();
  const write = (_fields: object, message: string): void => void logged.push(message);
  const consumer = new NewsConsumer({
    hub,
    clock: { now: () => 0 },
    log: { info: write, warn: write, error: write },
    readBoard: async () => {
      stored.reads += 1;
      const { version, fail } = stored;
      await stored.gate;
      if (fail) throw new Error('no database');
      return [{ gameId: GAME, changes: [told(version)] }];
    },
    tellPlayer,
    restartPlayer: (accountId) => hub.restartPlayer(accountId),
  });
  await consumer.reload('start');
  const listener = {
    deliver: (_stream: unknown, text: string) => {
      const message: ServerMessage = JSON.parse(text);
      if (!('changes' in message)) return;
      for (const change of message.changes)
        heard.push(change.type === 'odds' ? `${message.type} v${change.version}` : `${message.type} ${change.type}`);
    },
  };
  hub.match(GAME)?.listeners.add(listener);
  const image = (): number => {
    const snapshot: ServerMessage = JSON.parse(hub.match(GAME)?.snapshot() ?? '');
    const [change] = snapshot.type === 'snapshot' ? snapshot.changes : [];
    return change?.type === 'odds' ? change.version : 0;
  };
  return { hub, consumer, heard, logged, stored, listener, tellPlayer, image };
}

const settle = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'performance'] }));
afterEach(() => vi.useRealTimers());

describe('NewsConsumer', () => {
  it('PUSH-5 tells each news once, in order; a relay that was interrupted may say them again', async () => {
    const { consumer, heard, stored } = await setUp();
    for (const text of [newsOf(1, 1, 11), newsOf(1, 2, 12), newsOf(1, 3, 11), newsOf(1, 4, 12), newsOf(1, 5, 13)])
      consumer.hear(text);
    expect(heard).toEqual(['delta v11', 'delta v12', 'delta v13']);
    expect(stored.reads).toBe(1);
  });

  it('PUSH-5 a gap in the numbers begins anew: every reader gets an image of what is stored, then what came after', async () => {
    const { consumer, heard, stored, hub } = await setUp();
    const epoch = hub.match(GAME)?.epoch;
    consumer.hear(newsOf(1, 1, 2));
    stored.version = 4;
    consumer.hear(newsOf(1, 3, 4));
    consumer.hear(newsOf(1, 4, 5));
    expect(heard).toEqual(['delta v2']);
    await settle();
    expect(heard).toEqual(['delta v2', 'snapshot v4', 'delta v4', 'delta v5']);
    expect(hub.match(GAME)?.epoch).not.toBe(epoch);
  });

  it('PUSH-5 a beat that knows of more than was heard is a gap too; one that does not is none', async () => {
    const { consumer, stored } = await setUp();
    consumer.hear(newsOf(1, 1, 2));
    consumer.hear(encodeBeat({ term: 1, seq: 1 }, 1));
    expect(stored.reads).toBe(1);
    consumer.hear(encodeBeat({ term: 1, seq: 2 }, 2));
    expect(stored.reads).toBe(2);
  });

  it('PUSH-5 a newer term begins anew; what an older leader still says is not heard', async () => {
    const { consumer, heard, stored, image } = await setUp();
    consumer.hear(newsOf(3, 9, 2));
    stored.version = 6;
    consumer.hear(encodeBeat({ term: 4, seq: 0 }, 1));
    await settle();
    consumer.hear(newsOf(3, 10, 3));
    consumer.hear(newsOf(4, 1, 7));
    expect(heard).toEqual(['delta v2', 'snapshot v6', 'delta v7']);
    expect(image()).toBe(7);
  });

  it('PUSH-5 an interruption begins anew, and once more where something is missed while the board is read', async () => {
    const { consumer, stored, image } = await setUp();
    let open = (): void => undefined;
    stored.gate = new Promise((resolve) => (open = resolve));
    stored.version = 2;
    void consumer.reload('interruption');
    stored.version = 3;
    void consumer.reload('interruption');
    open();
    await settle();
    expect(stored.reads).toBe(3);
    expect(image()).toBe(3);
  });

  it('PUSH-5 is not live after more than two beats of silence, and live again with the next word', async () => {
    const { consumer, hub } = await setUp();
    consumer.hear(encodeBeat({ term: 1, seq: 0 }, 1));
    await vi.advanceTimersByTimeAsync(2_001);
    consumer.look();
    expect(hub.liveness.isLive).toBe(true);
    consumer.look();
    expect(hub.liveness.isLive).toBe(false);
    consumer.hear(encodeBeat({ term: 1, seq: 0 }, 2));
    expect(hub.liveness.isLive).toBe(true);
  });

  it('S-M7 a beat that was recorded and sent again is no sign of life', async () => {
    const { consumer, hub, stored } = await setUp();
    consumer.hear(encodeBeat({ term: 1, seq: 0 }, 1));
    consumer.hear(newsOf(1, 1, 2));
    await vi.advanceTimersByTimeAsync(2_001);
    consumer.hear(encodeBeat({ term: 1, seq: 1 }, 1));
    consumer.look();
    consumer.hear(newsOf(1, 1, 2));
    consumer.look();
    expect(hub.liveness.isLive).toBe(false);
    expect(stored.reads).toBe(1);
  });

  it('PUSH-5 is not live while the board cannot be read, and tries again until it can', async () => {
    const { consumer, hub, stored, image, logged } = await setUp();
    stored.fail = true;
    void consumer.reload('interruption');
    await settle();
    expect(hub.liveness.isLive).toBe(false);
    stored.fail = false;
    stored.version = 8;
    await vi.waitFor(() => expect(hub.liveness.isLive).toBe(true), 5_000);
    expect(image()).toBe(8);
    expect(logged).toEqual(['board read failed, will retry']);
  });

  it('PUSH-5 a player who could not be told gets a fresh image', async () => {
    const { consumer, hub, listener, heard, tellPlayer } = await setUp();
    (await hub.player(5)).listeners.add(listener);
    const moved = (id: number, accountId: number): string =>
      encodeNews(
        { term: 1, seq: id },
        { id, at: 0, text: JSON.stringify({ kind: 'player', accountId, orderNos: ['A'] }) },
      );
    consumer.hear(moved(1, 5));
    consumer.hear(moved(2, 6));
    expect(tellPlayer.mock.calls).toEqual([[{ kind: 'player', accountId: 5, orderNos: ['A'] }]]);
    tellPlayer.mockRejectedValueOnce(new Error('no database'));
    consumer.hear(moved(3, 5));
    await settle();
    consumer.look();
    await settle();
    expect(heard).toEqual(['snapshot balance']);
  });

  it('bad-input 99: what is no message of the bus changes nothing', async () => {
    const { consumer, heard, stored, logged } = await setUp();
    for (const text of ['', '{', '{"type":"news","term":1,"seq":1}', newsOf(1, 1, 2).replace('odds', 'odd')])
      consumer.hear(text);
    expect([heard, stored.reads, logged.length]).toEqual([[], 1, 4]);
  });
});
