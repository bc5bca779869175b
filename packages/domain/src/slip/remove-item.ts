import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

/** Takes a point out of one selection (SLIP-2); the same slip where it is not in. */
export function removeItem(slip: SlipState, kind: SlipKind, shopId: number): SlipState {
  const ids = selectedIds(slip, kind);
  if (!ids.includes(shopId)) return slip;
  return withSelection(
    slip,
    kind,
    ids.filter((id) => id !== shopId),
  );
}
