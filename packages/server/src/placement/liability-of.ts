/**
 * Liability beyond the stake, in minor units. A combo leg counts with the whole stake: an upper bound.
 *
 * @param odd thousandths.
 */
export function liabilityOf(stake: bigint, odd: number): bigint {
  return (stake * BigInt(odd - 1_000) + 999n) / 1_000n;
}

/** Highest stake; the inverse of {@link liabilityOf}. */
export function stakeWithin(left: bigint, odd: number): bigint {
  return (left * 1_000n) / BigInt(odd - 1_000);
}
