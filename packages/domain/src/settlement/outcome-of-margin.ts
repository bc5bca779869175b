import type { FinalOutcome } from './settled-point';

/** Thousandths; at this distance a quarter line is half won or half lost. */
const QUARTER = 250;

/**
 * Above the line won, below lost, on it push; a quarter off is half won or half lost, because half of the stake is on
 * the adjacent whole line.
 *
 * @param margin distance from the line, thousandths.
 * @example outcomeOfMargin(-250) // 'half_lost': a draw with a handicap of -0.25
 */
export function outcomeOfMargin(margin: number): FinalOutcome {
  if (margin === 0) return 'push';
  if (Math.abs(margin) === QUARTER) return margin > 0 ? 'half_won' : 'half_lost';
  return margin > 0 ? 'won' : 'lost';
}
