import type { Currency, PoolInfo } from '@clutchline/contract';
import { poolOf, type Pool } from '@clutchline/domain';

interface PoolFacts {
  readonly pools: readonly PoolInfo[];
  readonly currency: Pick<Currency, 'id'> | null;
}

/** By point; without pools whose currency differs from the stakes. */
export function readPools({ pools, currency }: PoolFacts): ReadonlyMap<number, Pool> {
  const isOwn = ({ currency_id }: PoolInfo): boolean => currency === null || currency_id === currency.id;
  return new Map(
    pools.filter(isOwn).flatMap((info) => {
      const pool = poolOf(info);
      return info.points.map(({ shop_id }) => [shop_id, pool] as const);
    }),
  );
}
