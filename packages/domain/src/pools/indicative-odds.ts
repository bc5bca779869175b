import type { Pool } from './close-pool';
import { poolOdds } from './pool-odds';
import { sumOf } from './sum-of';
import { takeoutOf } from './takeout-of';

/**
 * What an outcome would pay if the pool closed now and it won alone, a further stake of one's own included:
 * (G + s)(1 − t) / (S + s), cut to 0.001, at least 1.000 (BET-2). Without that stake it is what {@link closePool} would pay.
 *
 * @param point the id of the outcome.
 * @param ownStake minor units, 0 or more.
 * @returns thousandths; null where nothing would be on the outcome, and for an id that is none of the pool's.
 * @example indicativeOdds({ takeout: 80, points }, 3, 500n) // 3864n with 5000, 3000 and 2000 staked
 */
export function indicativeOdds({ takeout, points }: Pool, point: number, ownStake = 0n): bigint | null {
  const outcome = points.find(({ point_id }) => point_id === point);
  if (outcome === undefined) return null;
  const stakes = outcome.stakes + ownStake;
  if (stakes === 0n) return null;
  const gross = sumOf(points.map((other) => other.stakes)) + ownStake;
  return poolOdds(gross - takeoutOf(gross, takeout), stakes);
}
