import { upperLimits, type StakeLimits } from './check-stake';

/**
 * The highest stake that passes every limit and the balance now: what a refusal offers instead (re-offer, SLIP-8). A bet
 * whose stake is said by the line can only be offered in steps of its number of lines.
 *
 * @param balance minor units.
 * @param step minor units, 1 or more: 1 for a stake of all lines together, the number of lines for one of each line.
 * @returns the stake of all lines together in minor units, a multiple of `step`; null where none passes.
 * @example offerStake({ ...limits, min: 100n, max: 1_000n }, 755n, 4n) // 752n
 */
export function offerStake(limits: StakeLimits, balance: bigint, step = 1n): bigint | null {
  const highest = upperLimits(limits).reduce((least, { limit }) => (limit < least ? limit : least), balance);
  const stake = highest - (highest % step);
  return stake > 0n && stake >= limits.min ? stake : null;
}
