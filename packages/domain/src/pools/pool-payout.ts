/** Stake (minor units) × closing odds (thousandths), truncated to the minor unit (BET-2). */
export function poolPayout(stake: bigint, odds: bigint): bigint {
  return (stake * odds) / 1_000n;
}
