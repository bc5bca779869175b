import { storeSlip, type SlipState } from '@clutchline/domain';

import type { StoredValues } from '../../data/stored-values';
import type { TypedStakes } from '../slip/slip-store';

type Slots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

/** False if the browser refused a part (SLIP-13). Ids without a stored item are left out. */
export function writeStoredSlip(slots: Slots, slip: SlipState): boolean {
  const { shopCartList, singleIds, parlayIds } = storeSlip(slip);
  if (!slots.shopCartList.write([...shopCartList])) return false;
  const areKept = [slots.singleIds.write([...singleIds]), slots.parlayIds.write([...parlayIds])];
  return areKept.every(Boolean);
}

/** Without stakes of points that left the slip. */
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
