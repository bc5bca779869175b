import { type RevivedSlip, reviveSlip, SLIP_VERSION, type SlipState } from '@clutchline/domain';

import type { Stored } from '../../data/storage';
import type { StoredValues } from '../../data/stored-values';
import type { TypedStakes } from '../slip/slip-store';

type SlipSlots = Pick<StoredValues, 'shopCartList' | 'singleIds' | 'parlayIds'>;

/** An unreadable list counts as one unreadable entry; other lists remain. */
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

/** Drops damaged entries and other versions, with a notice (SLIP-13). */
export function readStoredSlip(slots: SlipSlots): RevivedSlip {
  return revive(readAll(slots));
}

export function readSharedSlip(slots: SlipSlots): SlipState | null {
  const lists = readAll(slots);
  return lists.some(({ kind }) => kind === 'damaged') ? null : revive(lists).slip;
}

type Slots = Pick<StoredValues, 'stakes'>;

/** SLIP-13. */
export function readStoredStakes({ stakes }: Slots): TypedStakes | null {
  const stored = stakes.readShared();
  if (stored.kind !== 'ok') return null;
  const { single, ...rest } = stored.value;
  return { ...rest, singleStakes: new Map(single.map(({ shop_id, stake }) => [shop_id, stake])) };
}
