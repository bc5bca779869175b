import { ROUND_TOPIC } from '@clutchline/contract';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';

import { buildRoundGame, PLAYED, SCENE_EVENTS } from '../../../testing/build-round';
import { createTestApp, ok } from '../../../testing/test-app';
import { startPrices } from '../sources/start-prices';
import { RoundFeed } from './round-feed';

const EPOCH = 'epoch-of-a-test';

beforeAll(async () => {
  await import('../../data/later-calls');
  await import('../../data/round-calls');
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function start() {
  const game = buildRoundGame({ phase: 'in_match' });
  const { app, sockets, callsOf } = createTestApp({ server: { getCurrentRound: () => ok(game) } });
  const stop = startPrices(app);
  const connected = () => {
    const socket = sockets.at(-1);
    socket?.hello();
    let seq = 0;
    return (update: object): void => {
      seq += 1;
      const head = { topic: ROUND_TOPIC, epoch: EPOCH, seq, changes: [{ type: 'round', update }] };
      socket?.deliverRaw(
        JSON.stringify(seq === 1 ? { type: 'snapshot', ...head } : { type: 'delta', ...head, prev: seq - 1 }),
      );
    };
  };
  const send = connected();
  const feed = new RoundFeed(app);
  const leave = feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  const end = (): void => {
    leave();
    stop();
  };
  return { game, sockets, callsOf, feed, connected, send, end };
}

it('bad-input 140 ROUND-5 the events of a round stay as they arrived, to be compared with its seed', async () => {
  const { game, feed, send, end } = await start();
  const { round } = game.round;
  send({ kind: 'game', game });
  const events = SCENE_EVENTS.slice(0, 3);
  events.forEach((event, no) => send({ kind: 'event', round, no, event }));
  expect(feed.read().received.size).toBe(0);
  const { seed, facts, scene_hash } = PLAYED;
  send({ kind: 'result', round, seed, facts, scene_hash });
  expect([...feed.read().received]).toEqual([[round, events]]);
  expect(feed.read()).toMatchObject({ isCurrent: true, game: { round: { seed } } });
  end();
});

it('V23 events are kept of the last ten rounds only, however long the page is open', async () => {
  const { game, feed, send, end } = await start();
  const { seed, facts, scene_hash } = PLAYED;
  const rounds = Array.from({ length: 12 }, (_, index) => game.round.round + index);
  for (const round of rounds) {
    send({ kind: 'game', game: { ...game, round: { ...game.round, round } } });
    send({ kind: 'event', round, no: 0, event: SCENE_EVENTS[0] });
    send({ kind: 'result', round, seed, facts, scene_hash });
  }
  expect([...feed.read().received.keys()]).toEqual(rounds.slice(-10));
  end();
});

it('bad-input 139 an update of 10 MB is not read: prices are locked until a new connection has the round again', async () => {
  const { game, sockets, feed, connected, send, end } = await start();
  const { round } = game.round;
  send({ kind: 'game', game });
  const events = Array.from({ length: 100_000 }, () => ({ ...SCENE_EVENTS[0], note: 'x'.repeat(50) }));
  const update = { kind: 'game', game: { ...game, round: { ...game.round, events } } };
  expect(JSON.stringify(update).length).toBeGreaterThan(10_000_000);
  send(update);
  expect([sockets.length, sockets[0]?.closed, feed.read().isCurrent]).toEqual([1, true, false]);
  expect(feed.read().game).toEqual(game);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sockets).toHaveLength(2);
  const sendAgain = connected();
  sendAgain({ kind: 'game', game });
  sendAgain({ kind: 'event', round, no: 0, event: SCENE_EVENTS[0] });
  expect(feed.read()).toMatchObject({ isCurrent: true, game: { round: { events: [SCENE_EVENTS[0]] } } });
  end();
});
