import type { Refusal, SlipItem } from '@clutchline/contract';

import { PARLAY_LIMIT, SINGLE_LIMIT } from '../bets/bet-counts';
import { removeItem } from './remove-item';
import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

/** A slip after adding an item. */
export interface ToggledSlip {
  /** The same object if unchanged. */
  readonly slip: SlipState;
  /** `orders_limit_10` or `orders_limit_15` if the selection is full (SLIP-4). */
  readonly notice: Extract<Refusal, 'orders_limit_10' | 'orders_limit_15'> | null;
  /** The item of the same match that was replaced (SLIP-3). */
  readonly replaced?: SlipItem;
}

/**
 * Adds a point, or removes it if selected (SLIP-2). In a parlay it replaces one of its match (SLIP-3); a full selection
 * refuses (SLIP-4).
 */
export function toggleSelection(slip: SlipState, kind: SlipKind, item: SlipItem): ToggledSlip {
  const ids = selectedIds(slip, kind);
  if (ids.includes(item.shop_id)) return { slip: removeItem(slip, kind, item.shop_id), notice: null };
  const replaced = kind === 'parlay' ? parlayItemOf(slip, item.game_id) : undefined;
  if (replaced !== undefined) {
    const swapped = ids.map((id) => (id === replaced.shop_id ? item.shop_id : id));
    return { slip: withSelection(withItem(slip, item), kind, swapped), notice: null, replaced };
  }
  if (ids.length >= (kind === 'single' ? SINGLE_LIMIT : PARLAY_LIMIT)) {
    return { slip, notice: kind === 'single' ? 'orders_limit_10' : 'orders_limit_15' };
  }
  return { slip: withSelection(withItem(slip, item), kind, [...ids, item.shop_id]), notice: null };
}

function parlayItemOf({ items, parlayIds }: SlipState, gameId: number): SlipItem | undefined {
  return items.find(({ game_id, shop_id }) => game_id === gameId && parlayIds.includes(shop_id));
}

function withItem(slip: SlipState, item: SlipItem): SlipState {
  const others = slip.items.filter(({ shop_id }) => shop_id !== item.shop_id);
  return { ...slip, items: [...others, item] };
}
