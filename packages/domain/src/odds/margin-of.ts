import { CATEGORY, type Play } from '@clutchline/contract';

import { ODD_ONE } from './odds-range';

/**
 * Margin of a market, Σ 1/d − 1: 0.05 for five per cent, negative if backing every point would win, −1 without points.
 * For display and alarms, not for money.
 *
 * @param odds of all points, thousandths, each from 1001.
 */
export function marginOf(odds: readonly number[]): number {
  return impliedProbabilities(odds).reduce((sum, probability) => sum + probability, -1);
}

/** 1/d per price, odds in thousandths; the sum is one plus the margin. */
export function impliedProbabilities(odds: readonly number[]): number[] {
  return odds.map((odd) => ODD_ONE / odd);
}

type PricedPlay = Pick<Play, 'market' | 'category_id'>;

/** False for a pool, and if several picks or none can win. */
export function showsMargin({ market, category_id }: PricedPlay): boolean {
  return category_id !== CATEGORY.normal_bet && market !== 'at_least_one_map' && market !== 'special';
}

/** Margin of a play; null for a single pick or if not {@link showsMargin}. Odds in thousandths. */
export function marketMargin(play: PricedPlay, odds: readonly number[]): number | null {
  return odds.length < 2 || !showsMargin(play) ? null : marginOf(odds);
}
