/**
 * Liability of a stake beyond the stake itself, in minor units. A combo leg counts as if it carried the whole stake
 * alone: an upper bound.
 *
 * @param odd thousandths.
 */
export function liabilityOf(stake: bigint, odd: number): bigint {
  return (stake * BigInt(odd - 1_000) + 999n) / 1_000n;
}

/** The highest stake whose liability is at most `left`; the inverse of {@link liabilityOf}. */
export function stakeWithin(left: bigint, odd: number): bigint {
  return (left * 1_000n) / BigInt(odd - 1_000);
}
