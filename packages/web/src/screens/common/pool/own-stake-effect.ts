import type { PoolInfo } from '@clutchline/contract';
import { formatOdd, indicativeOdds, parseAmount, poolOf } from '@clutchline/domain';

import { decimalsOf } from './pool-amounts';

export interface OwnStakeEffect {
  /** "4.600"; null without stakes on it. */
  readonly from: string | null;
  readonly to: string;
  /** True if all stakes would be on this outcome: the pool then refunds every stake. */
  readonly isAlone: boolean;
}

/**
 * Computed with the server's function (BET-2); null for an invalid stake.
 *
 * @param stake as typed, or the value of a chip: "500".
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
