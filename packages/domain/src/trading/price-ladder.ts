import { ODD_MAX, ODD_MIN } from '../odds/odds-range';

/** Steps of prices in thousandths: from each price on, until the next. */
const LADDER: readonly (readonly [from: number, step: number])[] = [
  [1_000, 10],
  [2_000, 20],
  [3_000, 50],
  [4_000, 100],
  [6_000, 200],
  [10_000, 500],
  [20_000, 1_000],
  [30_000, 2_000],
  [50_000, 5_000],
  [100_000, 10_000],
];

const stepAt = (odd: number): number => LADDER.findLast(([from]) => odd >= from)?.[1] ?? 10;

/** The next price of the ladder, up or down; a price between two steps moves to the nearer end of its step. */
export function stepPrice(odd: number, direction: 'up' | 'down'): number {
  if (direction === 'up') {
    const step = stepAt(odd);
    return Math.min(ODD_MAX, (Math.floor(odd / step) + 1) * step);
  }
  const step = stepAt(odd - 1);
  return Math.max(ODD_MIN, (Math.ceil(odd / step) - 1) * step);
}
