import { reviveSlip, SLIP_VERSION, type RevivedSlip } from '@clutchline/domain';

import type { Stored } from '../../data/storage';
import type { StoredValues } from '../../data/stored-values';

type SlipSlots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

const listOf = (stored: Stored<unknown[]>): unknown => (stored.kind === 'ok' ? stored.value : null);

/** The slip as it was left (SLIP-13). What is damaged, or of another version, is dropped, and that is said. */
export function readStoredSlip({ shopCartList, singleIds, parlayIds }: SlipSlots): RevivedSlip {
  const [items, singles, parlays] = [shopCartList.read(), singleIds.read(), parlayIds.read()];
  if (items.kind === 'absent' && singles.kind === 'absent' && parlays.kind === 'absent') return reviveSlip(null);
  return reviveSlip({
    version: SLIP_VERSION,
    shopCartList: listOf(items),
    singleIds: listOf(singles),
    parlayIds: listOf(parlays),
  });
}
