/** Truncated to the minor unit, so in favour of the players. `gross` in minor units, `takeout` in thousandths of it. */
export function takeoutOf(gross: bigint, takeout: number): bigint {
  return (gross * BigInt(takeout)) / 1_000n;
}
