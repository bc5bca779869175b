import type { SlipItem } from '@clutchline/contract';

/** The two selections of a slip (SLIP-2). */
export type SlipKind = 'single' | 'parlay';

/** A bet slip (SLIP-1, SLIP-2): each item is in at least one of the two selections, both in the order of choosing. */
export interface SlipState {
  readonly items: readonly SlipItem[];
  /** `shop_id`s, at most 10. */
  readonly singleIds: readonly number[];
  /** `shop_id`s, at most 15, at most one a match. */
  readonly parlayIds: readonly number[];
}

export const EMPTY_SLIP: SlipState = { items: [], singleIds: [], parlayIds: [] };

/** The ids of one selection. */
export function selectedIds(slip: SlipState, kind: SlipKind): readonly number[] {
  return kind === 'single' ? slip.singleIds : slip.parlayIds;
}

/** The items of one selection, in the order of choosing. */
export function selectedItems(slip: SlipState, kind: SlipKind): SlipItem[] {
  return selectedIds(slip, kind).flatMap((id) => slip.items.find((item) => item.shop_id === id) ?? []);
}

/** The slip with other ids in one selection; items that are in neither selection leave the list (SLIP-2). */
export function withSelection(slip: SlipState, kind: SlipKind, ids: readonly number[]): SlipState {
  const singleIds = kind === 'single' ? ids : slip.singleIds;
  const parlayIds = kind === 'parlay' ? ids : slip.parlayIds;
  const items = slip.items.filter(({ shop_id }) => singleIds.includes(shop_id) || parlayIds.includes(shop_id));
  return { items, singleIds, parlayIds };
}
