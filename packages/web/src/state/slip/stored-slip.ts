import { reviveSlip, SLIP_VERSION, type RevivedSlip, type SlipState } from '@clutchline/domain';

import type { Stored } from '../../data/storage';
import type { StoredValues } from '../../data/stored-values';

type SlipSlots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

/** A list that cannot be read counts as one entry that cannot: that is said, and no other list goes with it. */
const listOf = (stored: Stored<unknown[]>): unknown[] => (stored.kind === 'ok' ? stored.value : [null]);

const readAll = ({ shopCartList, singleIds, parlayIds }: SlipSlots) =>
  [shopCartList.readShared(), singleIds.readShared(), parlayIds.readShared()] as const;

function revive([items, singles, parlays]: ReturnType<typeof readAll>): RevivedSlip {
  if (items.kind === 'absent' && singles.kind === 'absent' && parlays.kind === 'absent') return reviveSlip(null);
  return reviveSlip({
    version: SLIP_VERSION,
    shopCartList: listOf(items),
    singleIds: listOf(singles),
    parlayIds: listOf(parlays),
  });
}

/** The slip as it was left (SLIP-13). What is damaged, or of another version, is dropped, and that is said. */
export function readStoredSlip(slots: SlipSlots): RevivedSlip {
  return revive(readAll(slots));
}

/** The slip as another tab stored it; null where that is damaged. */
export function readSharedSlip(slots: SlipSlots): SlipState | null {
  const lists = readAll(slots);
  return lists.some(({ kind }) => kind === 'damaged') ? null : revive(lists).slip;
}
