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
