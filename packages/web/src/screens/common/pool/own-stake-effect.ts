import type { PoolInfo } from '@clutchline/contract';
import { formatOdd, indicativeOdds, parseAmount, poolOf } from '@clutchline/domain';

import { decimalsOf } from './pool-amounts';

export interface OwnStakeEffect {
  /** "4.600"; null where nobody has bet on it. */
  readonly from: string | null;
  readonly to: string;
  /** True where all stakes would be on this outcome: such a pool gives every stake back. */
  readonly isAlone: boolean;
}

/**
 * What a stake would do to the odds of an outcome, by the function the server shows them by (BET-2); null for a stake
 * that is none.
 *
 * @param stake as typed or as a chip has it: "500".
 */
export function ownStakeEffect(info: PoolInfo, shopId: number, stake: string): OwnStakeEffect | null {
  const own = parseAmount(stake, decimalsOf(info));
  if (own === null || own <= 0n) return null;
  const pool = poolOf(info);
  const now = indicativeOdds(pool, shopId);
  const then = indicativeOdds(pool, shopId, own);
  if (then === null) return null;
  const isAlone = pool.points.every(({ point_id, stakes }) => point_id === shopId || stakes === 0n);
  return { from: now === null ? null : formatOdd(now), to: formatOdd(then), isAlone };
}
