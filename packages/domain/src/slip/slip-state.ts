import type { SlipItem } from '@clutchline/contract';

/** SLIP-2. */
export type SlipKind = 'single' | 'parlay';

/** SLIP-1, SLIP-2: each item is in at least one selection, in order of selection. */
export interface SlipState {
  readonly items: readonly SlipItem[];
  /** At most 10 `shop_id`s. */
  readonly singleIds: readonly number[];
  /** At most 15, one per match. */
  readonly parlayIds: readonly number[];
}

/** The slip of a new player. */
export const EMPTY_SLIP: SlipState = { items: [], singleIds: [], parlayIds: [] };

/** `shop_id`s in order of selection. */
export function selectedIds(slip: SlipState, kind: SlipKind): readonly number[] {
  return kind === 'single' ? slip.singleIds : slip.parlayIds;
}

/** In order of selection. */
export function selectedItems(slip: SlipState, kind: SlipKind): SlipItem[] {
  return selectedIds(slip, kind).flatMap((id) => slip.items.find((item) => item.shop_id === id) ?? []);
}

/** Removes items that are in neither selection (SLIP-2). */
export function withSelection(slip: SlipState, kind: SlipKind, ids: readonly number[]): SlipState {
  const singleIds = kind === 'single' ? ids : slip.singleIds;
  const parlayIds = kind === 'parlay' ? ids : slip.parlayIds;
  const items = slip.items.filter(({ shop_id }) => singleIds.includes(shop_id) || parlayIds.includes(shop_id));
  return { items, singleIds, parlayIds };
}
