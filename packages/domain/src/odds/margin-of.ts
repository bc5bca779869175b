import { ODD_ONE } from './odds-range';

/**
 * The margin of a market: how much the probabilities its prices imply are above one together, Σ 1/d − 1. For the eye
 * and for alarms; no money is computed with it.
 *
 * @param odds of all its outcomes, in thousandths, each 1001 or more.
 * @returns 0.05 for five per cent; negative where backing every outcome would win; −1 without outcomes.
 * @example marginOf([1955, 1955]) // 0.0230…
 */
export function marginOf(odds: readonly number[]): number {
  return impliedProbabilities(odds).reduce((sum, probability) => sum + probability, -1);
}

/** What each price alone says: 1/d, for odds in thousandths. Together they are one and the margin. */
export function impliedProbabilities(odds: readonly number[]): number[] {
  return odds.map((odd) => ODD_ONE / odd);
}
