import { ODD_ONE } from '../odds/odds-range';

const LOWEST = BigInt(ODD_ONE);

/** Thousandths, truncated, at least 1.000: a winner gets at least the stake back. `stakes` is above 0. */
export function poolOdds(share: bigint, stakes: bigint): bigint {
  const odds = (1_000n * share) / stakes;
  return odds > LOWEST ? odds : LOWEST;
}
