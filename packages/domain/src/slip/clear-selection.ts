import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

/** Returns the same slip if already empty (SLIP-2). */
export function clearSelection(slip: SlipState, kind: SlipKind): SlipState {
  return selectedIds(slip, kind).length === 0 ? slip : withSelection(slip, kind, []);
}
