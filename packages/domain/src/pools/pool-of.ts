import type { PoolInfo } from '@clutchline/contract';

import { parseAmount } from '../money/parse-amount';
import type { Pool } from './close-pool';

/** Parses a pool in minor units; unreadable amounts count as 0. */
export function poolOf({ takeout, gross, points }: Pick<PoolInfo, 'takeout' | 'gross' | 'points'>): Pool {
  const decimals = gross.split('.')[1]?.length ?? 0;
  return {
    takeout,
    points: points.map(({ shop_id, stakes }) => ({ point_id: shop_id, stakes: parseAmount(stakes, decimals) ?? 0n })),
  };
}
