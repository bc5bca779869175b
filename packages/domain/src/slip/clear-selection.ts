import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

/** Clears one selection (SLIP-2). Returns the same slip if already empty. */
export function clearSelection(slip: SlipState, kind: SlipKind): SlipState {
  return selectedIds(slip, kind).length === 0 ? slip : withSelection(slip, kind, []);
}
