import { CATEGORY, type Play } from '@clutchline/contract';

import { marginOf } from './margin-of';

type PricedPlay = Pick<Play, 'market' | 'category_id'>;

/** False for a pool, and if several picks or none can win. */
export function showsMargin({ market, category_id }: PricedPlay): boolean {
  return category_id !== CATEGORY.normal_bet && market !== 'at_least_one_map' && market !== 'special';
}

/** Margin of a play; null for a single pick or if not {@link showsMargin}. Odds in thousandths. */
export function marketMargin(play: PricedPlay, odds: readonly number[]): number | null {
  return odds.length < 2 || !showsMargin(play) ? null : marginOf(odds);
}
