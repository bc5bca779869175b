import fc from 'fast-check';
import { expect, it } from 'vitest';

import { closePool, type Pool } from './close-pool';
import { indicativeOdds } from './indicative-odds';

const RUNS = 5_000;

const stakes = fc.oneof(fc.constant(0n), fc.bigInt(1n, 10n ** 9n));
const pools: fc.Arbitrary<Pool> = fc.record({
  takeout: fc.integer({ min: 0, max: 500 }),
  points: fc
    .array(stakes, { minLength: 2, maxLength: 6 })
    .map((all) => all.map((stake, index) => ({ point_id: index + 1, stakes: stake }))),
});
const ids = fc.integer({ min: 1, max: 6 });

it('U8 BET-2 a point has odds if and only if it has stakes or a stake is given', () => {
  fc.assert(
    fc.property(pools, ids, stakes, (pool, id, own) => {
      const point = pool.points.find(({ point_id }) => point_id === id);
      const isBacked = point !== undefined && point.stakes + own > 0n;
      expect(indicativeOdds(pool, id, own) !== null).toBe(isBacked);
    }),
    { numRuns: RUNS },
  );
});

it('U8 BET-2 they are what the pool pays if it closes with that stake, never below 1.000', () => {
  fc.assert(
    fc.property(pools, ids, stakes, (pool, id, own) => {
      const odds = indicativeOdds(pool, id, own);
      if (odds === null) return;
      expect(odds >= 1_000n).toBe(true);
      const points = pool.points.map((point) =>
        point.point_id === id ? { ...point, stakes: point.stakes + own } : point,
      );
      const closing = closePool({ takeout: pool.takeout, points, winners: [id], withdrawn: [], is_void: false });
      if (closing.kind === 'paid') expect(closing.dividends).toEqual([{ point_id: id, odds }]);
    }),
    { numRuns: RUNS },
  );
});

it('U8 BET-2 a larger own stake never raises them', () => {
  fc.assert(
    fc.property(pools, ids, fc.bigInt(1n, 10n ** 9n), fc.bigInt(0n, 10n ** 9n), (pool, id, own, more) => {
      const [less, then] = [indicativeOdds(pool, id, own), indicativeOdds(pool, id, own + more)];
      // The takeout is cut to the minor unit, which can move the last digit of small pools.
      if (less !== null && then !== null && own >= 1_000n) expect(then <= less + 1n).toBe(true);
    }),
    { numRuns: RUNS },
  );
});
