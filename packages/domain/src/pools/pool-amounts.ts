import { ODD_ONE } from '../odds/odds-range';

const LOWEST = BigInt(ODD_ONE);

/** Thousandths, truncated, at least 1.000: a winner gets at least the stake back. `stakes` is above 0. */
export function poolOdds(share: bigint, stakes: bigint): bigint {
  const odds = (1_000n * share) / stakes;
  return odds > LOWEST ? odds : LOWEST;
}

export function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

/** Truncated to the minor unit, so in favour of the players. `gross` in minor units, `takeout` in thousandths of it. */
export function takeoutOf(gross: bigint, takeout: number): bigint {
  return (gross * BigInt(takeout)) / 1_000n;
}
