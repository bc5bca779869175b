import { storeSlip, type SlipState } from '@clutchline/domain';

import type { StoredValues } from '../../data/stored-values';
import type { TypedStakes } from './slip-store';

type Slots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

/** Keeps the slip (SLIP-13); false where the browser refused some of it. No id is kept whose item is not. */
export function writeStoredSlip(slots: Slots, slip: SlipState): boolean {
  const { shopCartList, singleIds, parlayIds } = storeSlip(slip);
  if (!slots.shopCartList.write([...shopCartList])) return false;
  const areKept = [slots.singleIds.write([...singleIds]), slots.parlayIds.write([...parlayIds])];
  return areKept.every(Boolean);
}

/** Keeps the stakes as typed; those of points that left the slip are forgotten. */
export function writeStoredStakes(
  { stakes }: Pick<StoredValues, 'stakes'>,
  typed: TypedStakes,
  slip: SlipState,
): boolean {
  const { open, singleStakes, commonStake, parlayStake, stakesCurrency, sizes } = typed;
  const single = [...singleStakes].flatMap(([shop_id, stake]) =>
    slip.singleIds.includes(shop_id) ? { shop_id, stake } : [],
  );
  return stakes.write({ open, single, commonStake, parlayStake, stakesCurrency, sizes: [...sizes] });
}
