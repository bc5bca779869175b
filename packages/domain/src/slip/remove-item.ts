import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

/** Returns the same slip if not selected (SLIP-2). */
export function removeItem(slip: SlipState, kind: SlipKind, shopId: number): SlipState {
  const ids = selectedIds(slip, kind);
  if (!ids.includes(shopId)) return slip;
  return withSelection(
    slip,
    kind,
    ids.filter((id) => id !== shopId),
  );
}

/** Returns the same slip if already empty (SLIP-2). */
export function clearSelection(slip: SlipState, kind: SlipKind): SlipState {
  return selectedIds(slip, kind).length === 0 ? slip : withSelection(slip, kind, []);
}
