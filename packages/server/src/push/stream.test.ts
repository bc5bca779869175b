import { serverMessageSchema, type Change } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { LatestChanges } from './latest-changes';
import { PushCounts } from './push-counts';
import { REPLAY_LIMIT, Stream } from './stream';

const odds = (point: number, version: number): Change => ({
  ...{ type: 'odds', point_id: point, delta: '1.500', status: 1, version },
});

/** A stream with its image, and a reader of it that applies what it hears as a client must. */
function streamWithImage() {
  const image = new LatestChanges();
  const stream = new Stream('list', 'epoch-of-a-test', () => image.values(), new PushCounts());
  const publish = (change: Change) => {
    image.put(change);
    stream.add(change);
  };
  return { image, stream, publish };
}

function readerOf() {
  const state = new LatestChanges();
  let seq = -1;
  const hear = (text: string) => {
    const message = z.parse(serverMessageSchema, JSON.parse(text));
    if (message.type === 'snapshot') state.take();
    if (message.type === 'delta' && message.prev !== seq) throw new Error('a gap');
    if (message.type !== 'snapshot' && message.type !== 'delta') return;
    seq = message.seq;
    message.changes.forEach((change) => state.put(change));
  };
  return { hear, state, at: () => seq };
}

const byPoint = (changes: readonly Change[]) => JSON.stringify(changes.map((change) => JSON.stringify(change)).sort());

describe('Stream', () => {
  it('counts the changes it takes, and those whose place a later one took before they were sent', () => {
    const counts = new PushCounts();
    const stream = new Stream('list', 'epoch-of-a-test', () => [], counts);
    for (const change of [odds(1, 1), odds(2, 1), odds(1, 2), odds(1, 3)]) stream.add(change);
    stream.flush();
    stream.add(odds(1, 4));
    expect([counts.changes, counts.replaced]).toEqual([5, 2]);
  });

  it('PUSH-5 an idle stream says where it stands half a second after its last delta, then every ten seconds', () => {
    vi.useFakeTimers();
    const { stream, publish } = streamWithImage();
    const heard: string[] = [];
    stream.listeners.add({ deliver: (_, text) => heard.push(text) });
    publish(odds(1, 1));
    stream.flush();
    const counts = [499, 2, 9_990, 20].map((ms) => {
      vi.advanceTimersByTime(ms);
      stream.beat(performance.now());
      return heard.length;
    });
    vi.useRealTimers();
    expect(counts).toEqual([1, 2, 2, 3]);
    expect(JSON.parse(heard[2] ?? '')).toMatchObject({ type: 'delta', prev: 1, seq: 1, changes: [] });
  });

  it('PUSH-5 however a reader leaves and comes back, it ends with the server’s state and never sees a gap', () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('publish' as const), point: fc.integer({ min: 1, max: 6 }) }),
      fc.record({ do: fc.constantFrom('flush' as const, 'leave' as const, 'resume' as const, 'fresh' as const) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
        const { image, stream, publish } = streamWithImage();
        const reader = readerOf();
        const listener = { deliver: (_stream: Stream, text: string) => reader.hear(text) };
        const join = (texts: readonly string[]) => {
          stream.listeners.delete(listener);
          texts.forEach(reader.hear);
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
        expect(byPoint(reader.state.values())).toBe(byPoint(image.values()));
        expect(reader.at()).toBe(stream.seq);
      }),
    );
  });

  it('PUSH-5 keeps a bounded number of deltas; beyond it only a fresh image helps', () => {
    const { stream, publish } = streamWithImage();
    for (let version = 1; version <= REPLAY_LIMIT + 1; version += 1) {
      publish(odds(1, version));
      stream.flush();
    }
    expect(stream.replay({ epoch: stream.epoch, seq: 0 })).toBeNull();
    expect(stream.replay({ epoch: stream.epoch, seq: 1 })).toHaveLength(REPLAY_LIMIT + 1);
  });

  it('a delta is encoded once for all listeners', () => {
    const { stream, publish } = streamWithImage();
    const heard: string[] = [];
    for (let listener = 0; listener < 3; listener += 1)
      stream.listeners.add({ deliver: (_stream, text) => void heard.push(text) });
    publish(odds(1, 1));
    stream.flush();
    expect(heard).toHaveLength(3);
    expect(new Set(heard).size).toBe(1);
  });
});
