import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

/** Empties one selection (SLIP-2); items of the other stay. The same slip where it is empty already. */
export function clearSelection(slip: SlipState, kind: SlipKind): SlipState {
  return selectedIds(slip, kind).length === 0 ? slip : withSelection(slip, kind, []);
}
