import type { SlipItem } from '@clutchline/contract';

import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';
import { toggleSelection } from './toggle-selection';

/**
 * Puts an item back where it stood in a selection (SLIP-2), by the rules of adding: it takes the place of another one of
 * its match in a combo. The same slip where it is in already, or the selection is full.
 *
 * @param place 0 for the first; beyond the end it is the last.
 * @example restoreItem(removeItem(slip, 'single', 7), 'single', item, 0).singleIds[0] // 7
 */
export function restoreItem(slip: SlipState, kind: SlipKind, item: SlipItem, place: number): SlipState {
  const id = item.shop_id;
  if (selectedIds(slip, kind).includes(id)) return slip;
  const { slip: added } = toggleSelection(slip, kind, item);
  if (added === slip) return slip;
  const others = selectedIds(added, kind).filter((other) => other !== id);
  return withSelection(added, kind, others.toSpliced(place, 0, id));
}
