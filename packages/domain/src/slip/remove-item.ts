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
