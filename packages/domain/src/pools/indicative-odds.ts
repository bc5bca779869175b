import type { Pool } from './close-pool';
import { poolOdds } from './pool-odds';
import { sumOf } from './sum-of';
import { takeoutOf } from './takeout-of';

/**
 * Odds if the pool closed now and this outcome won alone, with an additional own stake s: (G + s)(1 − t) / (S + s),
 * truncated to 0.001, at least 1.000 (BET-2). At s = 0 equal to {@link closePool}.
 *
 * @param ownStake minor units, 0 or more.
 * @returns thousandths; null for an unknown id or without stakes.
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
