import { type RoundUpdate, roundUpdateSchema } from '@clutchline/contract';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { buildRoundGame, PLAYED, SCENE_EVENTS } from '../../../testing/build-round';
import { businessNow } from './round-feed';
import { applyRoundUpdate } from './round-game';

const game = buildRoundGame();
const { round, ends_at } = game.round;
const [first, second] = SCENE_EVENTS;
if (first === undefined || second === undefined) throw new Error('no events');
const phase = (of: 'ready' | 'betting' | 'preparing', at = round): RoundUpdate => ({
  ...{ kind: 'phase', round: at, phase: of, now: ends_at, ends_at: ends_at + 5_000 },
});

it('ROUND-1 a phase, an event and a result change the round', () => {
  const locked = applyRoundUpdate(game, phase('preparing'));
  expect(locked).toMatchObject({ now: ends_at, round: { phase: 'preparing', ends_at: ends_at + 5_000 } });
  expect(applyRoundUpdate(game, { kind: 'event', round, no: 0, event: first })).toMatchObject({
    round: { events: [first] },
  });
  const { seed, facts, scene_hash } = PLAYED;
  expect(applyRoundUpdate(game, { kind: 'result', round, seed, facts, scene_hash })).toMatchObject({
    round: { seed, facts },
  });
});

it('bad-input 139 drops phases that go backwards, earlier rounds and repetitions, and asks again after a gap', () => {
  const withOne = buildRoundGame({ events: [first] });
  expect([
    applyRoundUpdate(game, phase('ready')),
    applyRoundUpdate(game, phase('preparing', round - 1)),
    applyRoundUpdate(game, phase('preparing', round + 1)),
    applyRoundUpdate(withOne, { kind: 'event', round, no: 0, event: first }),
    applyRoundUpdate(withOne, { kind: 'event', round, no: 2, event: second }),
    applyRoundUpdate(null, phase('betting')),
    applyRoundUpdate(game, { kind: 'game', game: buildRoundGame({ round: round - 1 }) }),
  ]).toEqual(['drop', 'drop', 'resync', 'drop', 'resync', 'resync', 'drop']);
});

it('bad-input 139 an event of another round changes nothing, and an unknown phase is no update', () => {
  expect([
    applyRoundUpdate(game, { kind: 'event', round: round - 1, no: 0, event: first }),
    applyRoundUpdate(game, { kind: 'event', round: round + 1, no: 0, event: first }),
  ]).toEqual(['drop', 'resync']);
  expect(z.safeParse(roundUpdateSchema, phase('betting')).success).toBe(true);
  expect(z.safeParse(roundUpdateSchema, { ...phase('betting'), phase: 'halftime' }).success).toBe(false);
});

it('bad-input 138 business time does not depend on the clock of the machine', () => {
  const at = performance.now();
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(Math.abs(businessNow({ now: 5_000_000, at, speed: 1 }) - 5_000_000)).toBeLessThan(1_000);
  now.mockRestore();
});
