import { upperLimits, type StakeLimits } from './check-stake';

/**
 * Highest valid stake, offered by a refusal (SLIP-8).
 *
 * @param balance minor units.
 * @param step minor units: 1 for a total stake, the number of combinations for a stake per combination.
 * @returns total stake in minor units, a multiple of `step`; null if no stake is valid.
 */
export function offerStake(limits: StakeLimits, balance: bigint, step = 1n): bigint | null {
  const highest = upperLimits(limits).reduce((least, { limit }) => (limit < least ? limit : least), balance);
  const stake = highest - (highest % step);
  return stake > 0n && stake >= limits.min ? stake : null;
}

/** Lowest valid stake, offered for a stake below the minimum (C9). Units as in {@link offerStake}. */
export function offerLowestStake(limits: StakeLimits, balance: bigint, step = 1n): bigint | null {
  const highest = offerStake(limits, balance, step);
  const lowest = limits.min <= 0n ? step : ((limits.min + step - 1n) / step) * step;
  return highest === null || lowest > highest ? null : lowest;
}
