/**
 * What a winning ticket of a pool gets, stake included: stake × closing odds, cut to the minor unit (BET-2).
 *
 * @param stake minor units.
 * @param odds thousandths, as {@link closePool} tells them.
 * @example poolPayout(500n, 3864n) // 1932n
 */
export function poolPayout(stake: bigint, odds: bigint): bigint {
  return (stake * odds) / 1_000n;
}
