import type { Currency, PoolInfo } from '@clutchline/contract';
import { poolOf, type Pool } from '@clutchline/domain';

interface PoolFacts {
  readonly pools: readonly PoolInfo[];
  readonly currency: Pick<Currency, 'id'> | null;
}

/**
 * Pools of the slip by point, in the form of the shared rules; a pool whose currency differs from the stakes is left
 * out.
 */
export function readPools({ pools, currency }: PoolFacts): ReadonlyMap<number, Pool> {
  const isOwn = ({ currency_id }: PoolInfo): boolean => currency === null || currency_id === currency.id;
  return new Map(
    pools.filter(isOwn).flatMap((info) => {
      const pool = poolOf(info);
      return info.points.map(({ shop_id }) => [shop_id, pool] as const);
    }),
  );
}
