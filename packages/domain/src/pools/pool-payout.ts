/**
 * Payout of a winning ticket: stake × closing odds, truncated to the minor unit (BET-2).
 *
 * @param stake minor units.
 * @param odds thousandths, from {@link closePool}.
 * @example poolPayout(500n, 3864n) // 1932n
 */
export function poolPayout(stake: bigint, odds: bigint): bigint {
  return (stake * odds) / 1_000n;
}
