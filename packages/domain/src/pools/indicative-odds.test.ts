import { describe, expect, it } from 'vitest';

import { closePool } from './close-pool';
import { indicativeOdds } from './indicative-odds';
import { poolPayout } from './audit-pool';

const POOL = {
  takeout: 80,
  points: [
    { point_id: 1, stakes: 5_000n },
    { point_id: 2, stakes: 3_000n },
    { point_id: 3, stakes: 2_000n },
    { point_id: 4, stakes: 0n },
  ],
};

describe('indicativeOdds', () => {
  it('BET-2 the published check: 4.600, and 3.864 after 500 more on it', () => {
    expect(indicativeOdds(POOL, 3)).toBe(4_600n);
    expect(indicativeOdds(POOL, 3, 500n)).toBe(3_864n);
    expect(poolPayout(500n, 3_864n)).toBe(1_932n);
  });

  it('BET-2 an outcome without a stake has no odds until one is put on it', () => {
    expect(indicativeOdds(POOL, 4)).toBeNull();
    expect(indicativeOdds(POOL, 4, 500n)).toBe(19_320n);
  });

  it('BET-2 an outcome of another pool has none', () => {
    expect(indicativeOdds(POOL, 99, 500n)).toBeNull();
  });

  it('BET-2 are 1.000 at least, as at the close', () => {
    expect(indicativeOdds(POOL, 1, 1_000_000n)).toBe(1_000n);
  });

  it.each([1, 2, 3])('BET-2 are what the pool would pay if it closed with that stake: outcome %i', (winner) => {
    const staked = POOL.points.map((point) => ({
      ...point,
      stakes: point.stakes + (point.point_id === winner ? 777n : 0n),
    }));
    const closing = closePool({ ...POOL, points: staked, winners: [winner], withdrawn: [], is_void: false });
    expect(closing).toMatchObject({ dividends: [{ odds: indicativeOdds(POOL, winner, 777n) }] });
  });
});
