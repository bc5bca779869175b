import type { Pool } from './close-pool';
import { poolOdds, sumOf, takeoutOf } from './pool-amounts';

/**
 * Odds (thousandths) if the pool closed now and this outcome won alone, with an additional own stake s (minor units):
 * (G + s)(1 − t) / (S + s), truncated to 0.001, at least 1.000 (BET-2). Null for an unknown id or without stakes.
 */
export function indicativeOdds({ takeout, points }: Pool, point: number, ownStake = 0n): bigint | null {
  const outcome = points.find(({ point_id }) => point_id === point);
  if (outcome === undefined) return null;
  const stakes = outcome.stakes + ownStake;
  if (stakes === 0n) return null;
  const gross = sumOf(points.map((other) => other.stakes)) + ownStake;
  return poolOdds(gross - takeoutOf(gross, takeout), stakes);
}
