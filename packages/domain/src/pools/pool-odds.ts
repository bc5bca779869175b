import { ODD_ONE } from '../odds/odds-range';

/** The lowest odds a pool pays: a winner gets the stake back at least. */
const LOWEST = BigInt(ODD_ONE);

/** What each unit on an outcome gets of `share`, in thousandths, cut, at least 1.000. `stakes` is above 0. */
export function poolOdds(share: bigint, stakes: bigint): bigint {
  const odds = (1_000n * share) / stakes;
  return odds > LOWEST ? odds : LOWEST;
}
