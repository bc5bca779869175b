import { ODD_ONE } from '../odds/odds-range';

/** Lowest odds of a pool: a winner gets at least the stake back. */
const LOWEST = BigInt(ODD_ONE);

/** Odds of an outcome that pays `share` on `stakes` (above 0): thousandths, truncated, at least 1.000. */
export function poolOdds(share: bigint, stakes: bigint): bigint {
  const odds = (1_000n * share) / stakes;
  return odds > LOWEST ? odds : LOWEST;
}
