import fc from 'fast-check';
import { expect, it } from 'vitest';

import { planStakes, STAKING_MS, wantedTickets } from './plan-stakes';
import type { OpenPool } from './simulated-player-store';

const NOW = 1_000_000_000;
const HOUR = 3_600_000;
const players = [1, 1, 3].map((currencyId, index) => ({ accountId: index + 1, currencyId, timeZone: 'UTC' }));

const pool = (fields: Partial<OpenPool> = {}): OpenPool => ({
  playId: 7,
  gameId: 1,
  startTime: NOW + HOUR,
  points: [
    { pointId: 11, version: 4, fixedOdd: 1_250 },
    { pointId: 12, version: 5, fixedOdd: 5_000 },
  ],
  tickets: [],
  ...fields,
});
const backed = (tickets: number) =>
  [1, 3].flatMap((currencyId) => [11, 12].map((pointId) => ({ pointId, currencyId, tickets })));

it('U8 one stake per pool and currency, first on points without a stake', () => {
  const tickets = [{ pointId: 11, currencyId: 1, tickets: 1 }];
  const plan = planStakes([pool({ tickets })], players, { now: NOW, most: 10, chance: () => 0 });
  expect(plan.map(({ player, point, units }) => [player.accountId, point.pointId, units])).toEqual([
    [1, 12, 5],
    [3, 11, 5],
  ]);
});

it('U8 then the more likely point gets more stakes', () => {
  let seed = 0;
  const chance = () => (seed = (seed + 0.618_034) % 1);
  const points = Array.from({ length: 200 }, () =>
    planStakes([pool({ tickets: backed(1) })], players.slice(0, 1), { now: NOW, most: 1, chance }).map(
      ({ point }) => point.pointId,
    ),
  ).flat();
  const likely = points.filter((pointId) => pointId === 11).length;
  expect(likely).toBeGreaterThan(points.length / 2);
  expect(likely).toBeLessThan(points.length);
});

it('U8 a pool with all its tickets, and a plan without room or players, gets none', () => {
  const terms = { now: NOW, most: 10, chance: () => 0.5 };
  expect(planStakes([pool({ tickets: backed(20) })], players, terms)).toEqual([]);
  expect(planStakes([pool()], players, { ...terms, most: 0 })).toEqual([]);
  expect(planStakes([pool()], [], terms)).toEqual([]);
});

it('U8 the tickets of a pool grow until its close, and every point has one', () => {
  const time = fc.integer({ min: -STAKING_MS, max: 2 * STAKING_MS });
  fc.assert(
    fc.property(fc.nat(10_000), time, time, (playId, one, other) => {
      const [early, late] = [Math.max(one, other), Math.min(one, other)];
      const at = (left: number): number => wantedTickets(pool({ playId, startTime: NOW + left }), NOW);
      expect(at(early)).toBeLessThanOrEqual(at(late));
      expect(at(early)).toBeGreaterThanOrEqual(2);
      expect(at(late)).toBeLessThanOrEqual(16);
    }),
  );
});
