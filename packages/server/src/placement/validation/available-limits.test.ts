import { expect, it } from 'vitest';

import { buildLimited, buildSnapshotPoint as point } from '../testing/build-snapshot';
import { AvailableLimits } from './available-limits';

const availableLimits = (day: bigint, matches: readonly (readonly [number, bigint])[]) =>
  new AvailableLimits(buildLimited({ staked: { day, cards: 0n, matches: new Map(matches), scopes: new Map() } }));

const matchLeft = (available: AvailableLimits, gameIds: readonly number[]): bigint =>
  available.matchOf(gameIds.map((gameId) => point({ gameId, pointId: gameId * 11 }))).left;

it('SLIP-8 an accepted bet reduces what is left for the next one: balance, day, match and market', () => {
  const available = availableLimits(4_900_000n, [[1, 600_000n]]);
  expect([available.balance, available.dayLeft, matchLeft(available, [1])]).toEqual([100_000n, 100_000n, 300_000n]);
  const legs = [point(), point({ pointId: 22, gameId: 2, odd: 3_000 })];
  available.subtract({ stake: 30_000n, legs, isPool: false, referral: null });
  expect([available.balance, available.dayLeft, available.stakedToday]).toEqual([70_000n, 70_000n, 4_930_000n]);
  expect([matchLeft(available, [1]), matchLeft(available, [2]), matchLeft(available, [3])]).toEqual([
    270_000n,
    870_000n,
    900_000n,
  ]);
  expect(available.exposures).toEqual([
    { pointId: 11, amount: 30_000n, cap: 25_000_000n },
    { pointId: 22, amount: 60_000n, cap: 25_000_000n },
  ]);
  expect(available.marketLeft([point()])).toBe(24_970_000n);
});

it('SLIP-8 of several matches the one with the least left counts', () => {
  const available = availableLimits(0n, [
    [1, 600_000n],
    [2, 899_999n],
  ]);
  expect(matchLeft(available, [1, 2, 3])).toBe(1n);
});

it('SLIP-8 of several outcomes the one with the least left counts, each with the scale of its play', () => {
  const available = availableLimits(0n, []);
  const half = point({ pointId: 22, limitScale: 500, odd: 3_000 });
  expect(available.marketLeft([point({ exposure: 24_000_000n }), half])).toBe(1_000_000n);
  expect(available.marketLeft([half])).toBe(6_250_000n);
  expect(available.wholeMarket([half, point()])).toBe(6_250_000n);
});

it('BET-2 a bet in a pool costs the house nothing', () => {
  const available = availableLimits(0n, []);
  available.subtract({ stake: 30_000n, legs: [point({ categoryId: 1 })], isPool: true, referral: null });
  expect(available.exposures).toEqual([]);
});
