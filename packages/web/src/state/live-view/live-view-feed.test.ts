import { viewTopic } from '@clutchline/contract';
import { viewUpdate } from '@clutchline/domain';
import { buildMobaView } from '@clutchline/domain/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, ok, refused, type FakeServer } from '../../../testing/test-app';
import { startPrices } from '../sources/start-prices';
import { LiveViewFeed } from './live-view-feed';

const view = buildMobaView({ gold: [20_000, 18_000] });
const topic = viewTopic(7);
const EPOCH = 'epoch-of-a-test';

/** Loads on demand, which fake time does not wait for. */
beforeAll(async () => {
  await import('../../data/later-calls');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start(server: FakeServer) {
  const test = createTestApp({ server });
  const stop = startPrices(test.app);
  const [socket] = test.sockets;
  if (socket === undefined) throw new Error('no socket');
  socket.hello();
  const feed = new LiveViewFeed(test.app, 7);
  const leave = feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  const snapshot = (changes: readonly object[]) =>
    socket.deliverRaw(JSON.stringify({ type: 'snapshot', topic, epoch: EPOCH, seq: 1, changes }));
  const delta = (seq: number, update: unknown) =>
    socket.deliverRaw(
      JSON.stringify({ type: 'delta', topic, epoch: EPOCH, prev: seq - 1, seq, changes: [{ type: 'view', update }] }),
    );
  const sent = (type: string): number =>
    socket.sent.filter((message) => message.type === type && 'topic' in message && message.topic === topic).length;
  return { ...test, socket, feed, leave, stop, snapshot, delta, sent };
}

describe('LiveViewFeed', () => {
  it('VIEW-5 shows the view of the call, then follows its topic', async () => {
    const { feed, snapshot, delta, sent, leave } = await start({ getLiveView: () => ok({ view }) });
    expect(feed.read()).toEqual({ status: 'ready', view, isCurrent: false });
    expect(sent('subscribe')).toBe(1);
    const next = { ...view, kills: [6, 3], clock_s: 602 };
    snapshot([{ type: 'view', update: { view: next } }]);
    expect(feed.read()).toEqual({ status: 'ready', view: next, isCurrent: true });
    const last = { ...next, gold: [21_000, 18_000], lead: [[602, 3_000]] };
    delta(2, viewUpdate(next, last));
    expect(feed.read().view).toEqual(last);
    leave();
    expect(sent('unsubscribe')).toBe(1);
  });

  it('VIEW-2 without a view it subscribes to nothing, and asks again', async () => {
    let answers: unknown = { view: null };
    const { feed, sent, callsOf } = await start({ getLiveView: () => ok(answers) });
    expect([feed.read().status, sent('subscribe')]).toEqual(['none', 0]);
    answers = { view };
    await vi.advanceTimersByTimeAsync(10_000);
    expect([feed.read().status, sent('subscribe'), callsOf('getLiveView').length]).toEqual(['ready', 1, 2]);
  });

  it('bad-input 190 a match without a live view has none; a call without an answer fails and can be repeated', async () => {
    expect((await start({ getLiveView: () => refused('no_match') })).feed.read().status).toBe('none');
    let hasAnswer = false;
    const { feed } = await start({ getLiveView: () => (hasAnswer ? ok({ view }) : undefined) });
    expect(feed.read().status).toBe('failed');
    hasAnswer = true;
    feed.reload();
    expect(feed.read().status).toBe('loading');
    await vi.advanceTimersByTimeAsync(10);
    expect(feed.read().status).toBe('ready');
  });

  it('VIEW-5 an empty snapshot ends the view', async () => {
    const { feed, snapshot, sent } = await start({ getLiveView: () => ok({ view }) });
    snapshot([{ type: 'view', update: { view } }]);
    snapshot([]);
    await vi.advanceTimersByTimeAsync(10);
    expect(feed.read()).toEqual({ status: 'none', view: null, isCurrent: false });
    expect(sent('unsubscribe')).toBe(1);
  });

  it('bad-input 97 an update that makes no view, or one of another match, keeps the last view and asks again', async () => {
    for (const update of [{ set: { kills: 'many' } }, 7, null, { view: { ...view, game_id: 8 } }, {}]) {
      const { feed, snapshot, delta, callsOf } = await start({ getLiveView: () => ok({ view }) });
      snapshot([{ type: 'view', update: { view } }]);
      delta(2, update);
      expect(feed.read().view).toEqual(view);
      await vi.advanceTimersByTimeAsync(11_000);
      expect(callsOf('getLiveView').length).toBe(JSON.stringify(update) === '{}' ? 1 : 2);
    }
  });

  it('PUSH-5 a topic that does not answer is given up and asked for again', async () => {
    const { socket, sent, callsOf } = await start({ getLiveView: () => ok({ view }) });
    socket.deliver({ type: 'error', reason: 'unknown-topic', topic });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(sent('unsubscribe')).toBe(1);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(callsOf('getLiveView').length).toBe(2);
  });
});
