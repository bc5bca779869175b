/**
 * Truncated to the minor unit in favour of the players.
 *
 * @param gross minor units, 0 or more.
 * @param takeout thousandths of the gross, 0 to 1000.
 */
export function takeoutOf(gross: bigint, takeout: number): bigint {
  return (gross * BigInt(takeout)) / 1_000n;
}
