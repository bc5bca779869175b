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

it('bad-input 140 ROUND-5 the events of a round stay as they arrived, to be compared with its seed', async () => {
  const game = buildRoundGame({ phase: 'in_match' });
  const { round } = game.round;
  const test = createTestApp({ server: { getCurrentRound: () => ok(game) } });
  const stop = startPrices(test.app);
  const [socket] = test.sockets;
  socket?.hello();
  const feed = new RoundFeed(test.app);
  const leave = feed.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(10);
  let seq = 1;
  const send = (update: object): void => {
    const change = { type: 'round', update };
    const head = { topic: ROUND_TOPIC, epoch: EPOCH, changes: [change] };
    socket?.deliverRaw(
      JSON.stringify(seq === 1 ? { type: 'snapshot', ...head, seq } : { type: 'delta', ...head, prev: seq - 1, seq }),
    );
    seq += 1;
  };
  send({ kind: 'game', game });
  const events = SCENE_EVENTS.slice(0, 3);
  events.forEach((event, no) => send({ kind: 'event', round, no, event }));
  expect(feed.read().received.size).toBe(0);
  const { seed, facts, scene_hash } = PLAYED;
  send({ kind: 'result', round, seed, facts, scene_hash });
  expect([...feed.read().received]).toEqual([[round, events]]);
  expect(feed.read()).toMatchObject({ isCurrent: true, game: { round: { seed } } });
  leave();
  stop();
});
