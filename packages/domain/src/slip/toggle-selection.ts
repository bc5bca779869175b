import type { Refusal, SlipItem } from '@clutchline/contract';

import { PARLAY_LIMIT, SINGLE_LIMIT } from '../bets/bet-counts';
import { removeItem } from './remove-item';
import { selectedIds, withSelection, type SlipKind, type SlipState } from './slip-state';

export interface ToggledSlip {
  /** The same object if nothing changed. */
  readonly slip: SlipState;
  /** `orders_limit_10` or `orders_limit_15` if the selection is full (SLIP-4). */
  readonly notice: Extract<Refusal, 'orders_limit_10' | 'orders_limit_15'> | null;
}

/**
 * Adds a point, or removes it if selected (SLIP-2). A parlay point replaces one of its match (SLIP-3); a full selection
 * refuses (SLIP-4).
 *
 * @example toggleSelection(EMPTY_SLIP, 'single', item).slip.singleIds // [item.shop_id]
 */
export function toggleSelection(slip: SlipState, kind: SlipKind, item: SlipItem): ToggledSlip {
  const ids = selectedIds(slip, kind);
  if (ids.includes(item.shop_id)) return { slip: removeItem(slip, kind, item.shop_id), notice: null };
  const remaining = kind === 'parlay' ? withoutMatch(slip, item.game_id) : ids;
  if (remaining.length >= (kind === 'single' ? SINGLE_LIMIT : PARLAY_LIMIT)) {
    return { slip, notice: kind === 'single' ? 'orders_limit_10' : 'orders_limit_15' };
  }
  return { slip: withSelection(withItem(slip, item), kind, [...remaining, item.shop_id]), notice: null };
}

function withoutMatch(slip: SlipState, gameId: number): readonly number[] {
  const ofMatch = slip.items.filter(({ game_id }) => game_id === gameId).map(({ shop_id }) => shop_id);
  return slip.parlayIds.filter((id) => !ofMatch.includes(id));
}

function withItem(slip: SlipState, item: SlipItem): SlipState {
  const others = slip.items.filter(({ shop_id }) => shop_id !== item.shop_id);
  return { ...slip, items: [...others, item] };
}
