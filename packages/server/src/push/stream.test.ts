import { serverMessageSchema, type Change } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { samplesOf } from '@clutchline/test-support/server/metrics-text';
import { LatestChanges } from './snapshots';
import { PushCounts } from './push-counts';
import { PlayerStreams } from './player-streams';
import { REPLAY_LIMIT } from './numbered-stream';
import { REPLAY_BYTES, Stream } from './stream';

const odds = (point: number, version: number): Change => ({
  ...{ type: 'odds', point_id: point, delta: '1.500', status: 1, version },
});

function streamWithState() {
  const current = new LatestChanges();
  const stream = new Stream('list', 'epoch-of-a-test', () => current.values(), new PushCounts());
  const publish = (change: Change) => {
    current.put(change);
    stream.add(change);
  };
  return { current, stream, publish };
}

function readerOf() {
  const state = new LatestChanges();
  let seq = -1;
  const receive = (text: string) => {
    const message = z.parse(serverMessageSchema, JSON.parse(text));
    if (message.type === 'snapshot') state.drain();
    if (message.type === 'delta' && message.prev !== seq) throw new Error('a gap');
    if (message.type !== 'snapshot' && message.type !== 'delta') return;
    seq = message.seq;
    message.changes.forEach((change) => state.put(change));
  };
  return { receive, state, at: () => seq };
}

const byPoint = (changes: readonly Change[]) => JSON.stringify(changes.map((change) => JSON.stringify(change)).sort());

/** About 5 KB. */
const large = (point: number): Change => ({ ...odds(point, 1), ...{ delta: '1'.repeat(5_000) } });

describe('memory of deltas', () => {
  it('S-L8 a player’s stream stores at most 128 KiB; a client that missed no more resumes, others get a snapshot', () => {
    const stream = new Stream('me', 'epoch-of-a-test', () => [], new PushCounts());
    for (let point = 1; point <= REPLAY_LIMIT; point += 1) {
      stream.add(large(point));
      stream.flush();
      expect(stream.replayBytes).toBeLessThanOrEqual(REPLAY_BYTES.player);
    }
    expect(stream.replayBytes).toBeGreaterThan(REPLAY_BYTES.player - 12_000);
    expect(stream.replay({ epoch: 'epoch-of-a-test', seq: stream.seq - 10 })).toHaveLength(11);
    expect(stream.replay({ epoch: 'epoch-of-a-test', seq: stream.seq - 20 })).toBeNull();
  });

  it('S-L8 a delta above the limit alone is delivered and not stored, and numbers continue', () => {
    const stream = new Stream('me', 'epoch-of-a-test', () => [], new PushCounts());
    const received: string[] = [];
    stream.listeners.add({ deliver: (_stream, text) => void received.push(text) });
    stream.add({ ...odds(1, 1), ...{ delta: '1'.repeat(REPLAY_BYTES.player) } });
    stream.flush();
    expect([received.length, stream.replayBytes]).toEqual([1, 0]);
    expect(stream.replay({ epoch: 'epoch-of-a-test', seq: 0 })).toBeNull();
    stream.add(odds(1, 2));
    stream.flush();
    expect(stream.replay({ epoch: 'epoch-of-a-test', seq: 1 })).toHaveLength(2);
  });

  it('S-L8 all players together store at most the limit; the one published to longest ago gets a snapshot', async () => {
    const limit = 1024 * 1024;
    const readBalance = () => Promise.resolve(null);
    let epochs = 0;
    const streams = new PlayerStreams(readBalance, () => `epoch-${(epochs += 1)}`, new PushCounts(), limit);
    const players = Array.from({ length: 500 }, (_, index) => index + 1);
    for (const player of players) await streams.open(player);
    for (let round = 0; round < 5; round += 1)
      for (const player of players) {
        streams.publish(player, [large(round)]);
        expect(streams.replayBytes).toBeLessThanOrEqual(limit);
      }
    const sizes = await Promise.all(players.map(async (player) => (await streams.open(player)).replayBytes));
    expect(sizes.reduce((sum, bytes) => sum + bytes, 0)).toBe(streams.replayBytes);
    expect([sizes[0], (sizes.at(-1) ?? 0) > 0]).toEqual([0, true]);
    streams.sweep(performance.now() + 3_600_000);
    expect([streams.accounts, streams.replayBytes]).toEqual([[], 0]);
  });
});

describe('Stream', () => {
  it('counts its changes, and those that a later one replaced before they were sent', async () => {
    const counts = new PushCounts();
    const stream = new Stream('list', 'epoch-of-a-test', () => [], counts);
    for (const change of [odds(1, 1), odds(2, 1), odds(1, 2), odds(1, 3)]) stream.add(change);
    stream.flush();
    stream.add(odds(1, 4));
    const samples = await samplesOf(counts);
    const counted = ['changes', 'changes_replaced'].map((name) => samples.get(`clutchline_push_${name}_total`));
    expect(counted).toEqual([5, 2]);
  });

  it('PUSH-5 an idle stream sends its number half a second after its last delta, then every ten seconds', () => {
    vi.useFakeTimers();
    const { stream, publish } = streamWithState();
    const received: string[] = [];
    stream.listeners.add({ deliver: (_, text) => received.push(text) });
    publish(odds(1, 1));
    stream.flush();
    const counts = [499, 2, 9_990, 20].map((ms) => {
      vi.advanceTimersByTime(ms);
      stream.sendHeartbeat(performance.now());
      return received.length;
    });
    vi.useRealTimers();
    expect(counts).toEqual([1, 2, 2, 3]);
    expect(JSON.parse(received[2] ?? '')).toMatchObject({ type: 'delta', prev: 1, seq: 1, changes: [] });
  });

  it('PUSH-5 however a subscriber leaves and returns, it ends with the server’s state and never sees a gap', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('publish' as const), point: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ do: fc.constantFrom('flush' as const, 'leave' as const, 'resume' as const, 'fresh' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { current, stream, publish } = streamWithState();
        const reader = readerOf();
        const listener = { deliver: (_stream: Stream, text: string) => reader.receive(text) };
        const join = (texts: readonly string[]) => {
          stream.listeners.delete(listener);
          texts.forEach(reader.receive);
          stream.listeners.add(listener);
        };
        const resume = () => join(stream.replay({ epoch: stream.epoch, seq: reader.at() }) ?? [stream.snapshot()]);
        join([stream.snapshot()]);
        steps.forEach((one, index) => {
          if (one.do === 'publish') publish(odds(one.point, index + 1));
          else if (one.do === 'flush') stream.flush();
          else if (one.do === 'leave') stream.listeners.delete(listener);
          else if (one.do === 'resume' && !stream.listeners.has(listener)) resume();
          else if (one.do === 'fresh' && !stream.listeners.has(listener)) join([stream.snapshot()]);
        });
        if (!stream.listeners.has(listener)) resume();
        stream.flush();
        expect(byPoint(reader.state.values())).toBe(byPoint(current.values()));
        expect(reader.at()).toBe(stream.seq);
      }),
    );
  });

  it('PUSH-5 stores a bounded number of deltas; beyond it a fresh snapshot is sent', () => {
    const { current, stream, publish } = streamWithState();
    for (let point = 2; point <= REPLAY_LIMIT * 4; point += 1) current.put(odds(point, 1));
    for (let version = 1; version <= REPLAY_LIMIT + 1; version += 1) {
      publish(odds(1, version));
      stream.flush();
    }
    expect(stream.replay({ epoch: stream.epoch, seq: 0 })).toBeNull();
    expect(stream.replay({ epoch: stream.epoch, seq: 1 })).toHaveLength(REPLAY_LIMIT + 1);
  });

  it('PUSH-5 missed deltas that are longer than the snapshot are not sent, however few', () => {
    const { stream, publish } = streamWithState();
    for (let version = 1; version <= REPLAY_LIMIT; version += 1) {
      publish(odds(1, version));
      stream.flush();
    }
    expect(stream.replay({ epoch: stream.epoch, seq: 0 })).toBeNull();
    expect(stream.replay({ epoch: stream.epoch, seq: REPLAY_LIMIT - 100 })).toHaveLength(101);
  });

  it('PUSH-5 all that is stored for a player is sent again, although the snapshot is shorter', () => {
    const stream = new Stream('me', 'epoch-of-a-test', () => [], new PushCounts());
    const amount = 'x'.repeat(300);
    const balance = { amount, nickname: 'Eve', currency_id: 1, player_id: 'player-of-eve-0001' };
    for (let change = 0; change < REPLAY_LIMIT; change += 1) {
      stream.add({ type: 'balance', balance });
      stream.flush();
    }
    const stored = Array.from({ length: REPLAY_LIMIT }, (_, missed) =>
      stream.replay({ epoch: stream.epoch, seq: REPLAY_LIMIT - missed }),
    );
    const most = stored.findLastIndex((texts) => texts !== null);
    expect(stream.replayBytes).toBeGreaterThan(REPLAY_BYTES.player * 0.99);
    expect(stored[most]).toHaveLength(most + 1);
    expect(2 * (stored[most] ?? []).slice(1).join('').length).toBe(stream.replayBytes);
  });

  it('a delta is encoded once for all listeners', () => {
    const { stream, publish } = streamWithState();
    const received: string[] = [];
    for (let listener = 0; listener < 3; listener += 1)
      stream.listeners.add({ deliver: (_stream, text) => void received.push(text) });
    publish(odds(1, 1));
    stream.flush();
    expect(received).toHaveLength(3);
    expect(new Set(received).size).toBe(1);
  });
});
