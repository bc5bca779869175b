import type { SlipItem } from '@clutchline/contract';

import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';
import { toggleSelection } from './toggle-selection';

/**
 * Puts an item back by the rules of adding (SLIP-2): in a combo it replaces another item of its match. Returns the same
 * slip if the item is present or the selection full. `place`: 0 is first; beyond the end appends.
 */
export function restoreItem(slip: SlipState, kind: SlipKind, item: SlipItem, place: number): SlipState {
  const id = item.shop_id;
  if (selectedIds(slip, kind).includes(id)) return slip;
  const { slip: added } = toggleSelection(slip, kind, item);
  if (added === slip) return slip;
  const others = selectedIds(added, kind).filter((other) => other !== id);
  return withSelection(added, kind, others.toSpliced(place, 0, id));
}
