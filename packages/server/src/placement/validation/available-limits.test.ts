import { expect, it } from 'vitest';

import type { PricedPoint } from '../placement-store';
import { AvailableLimits } from './available-limits';
import { NO_OPERATOR_LIMITS } from '@clutchline/domain';

const CNY = { currencyId: 1, balance: 100_000n, version: 3 };
const protection = { limits: [], pause: null, lostToday: 0n, openStakes: 0n };
const point = (fields: Partial<PricedPoint> = {}): PricedPoint => ({
  pointId: 11,
  playId: 1,
  gameId: 1,
  odd: 2_000,
  version: 1,
  pick: { kind: 'over' },
  isDecided: false,
  isOffered: true,
  categoryId: 2,
  noParlay: 0,
  playStatus: 1,
  playHide: 0,
  limitScale: 1_000,
  matchStatus: 1,
  matchHide: 0,
  progress: [0, 0, 0, 0, 0],
  gameTypeId: 1,
  eventId: 1,
  teamIds: [1, 2],
  startTime: 0,
  exposure: 0n,
  ...fields,
});
const availableLimits = (day: bigint, matches: readonly (readonly [number, bigint])[]) =>
  new AvailableLimits({
    wallet: CNY,
    staked: { day, cards: 0n, matches: new Map(matches) },
    protection,
    operatorLimits: NO_OPERATOR_LIMITS,
  });

it('SLIP-8 an accepted bet reduces what is left for the next one: balance, day, match and market', () => {
  const available = availableLimits(4_900_000n, [[1, 600_000n]]);
  expect([available.balance, available.dayLeft, available.matchLeft([1])]).toEqual([100_000n, 100_000n, 300_000n]);
  available.subtract({ stake: 30_000n, legs: [point(), point({ pointId: 22, gameId: 2, odd: 3_000 })], isPool: false });
  expect([available.balance, available.dayLeft, available.stakedToday]).toEqual([70_000n, 70_000n, 4_930_000n]);
  expect([available.matchLeft([1]), available.matchLeft([2]), available.matchLeft([3])]).toEqual([
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
  expect(available.matchLeft([1, 2, 3])).toBe(1n);
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
  available.subtract({ stake: 30_000n, legs: [point({ categoryId: 1 })], isPool: true });
  expect(available.exposures).toEqual([]);
});
