import { storeSlip, type SlipState } from '@clutchline/domain';

import type { StoredValues } from '../../data/stored-values';
import type { SlipStoreState } from './slip-store';

type Slots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

/** Keeps the slip (SLIP-13). */
export function writeStoredSlip(slots: Slots, slip: SlipState): void {
  const { shopCartList, singleIds, parlayIds } = storeSlip(slip);
  slots.shopCartList.write([...shopCartList]);
  slots.singleIds.write([...singleIds]);
  slots.parlayIds.write([...parlayIds]);
}

/** Keeps the stakes as typed; those of points that left the slip are forgotten. */
export function writeStoredStakes({ stakes }: Pick<StoredValues, 'stakes'>, state: SlipStoreState): void {
  const { open, slip, singleStakes, commonStake, parlayStake, stakesCurrency, sizes } = state;
  const single = [...singleStakes].flatMap(([shop_id, stake]) =>
    slip.singleIds.includes(shop_id) ? { shop_id, stake } : [],
  );
  stakes.write({ open, single, commonStake, parlayStake, stakesCurrency, sizes: [...sizes] });
}
