/**
 * What a stake on an outcome can cost the house on top of the stake, in minor units. A leg of a combo counts as if the
 * whole stake stood on it alone: more than it can cost, never less.
 *
 * @param odd thousandths.
 */
export function liabilityOf(stake: bigint, odd: number): bigint {
  return (stake * BigInt(odd - 1_000) + 999n) / 1_000n;
}

/** The highest stake whose liability is within what is left; the inverse of {@link liabilityOf}. */
export function stakeWithin(left: bigint, odd: number): bigint {
  return (left * 1_000n) / BigInt(odd - 1_000);
}
