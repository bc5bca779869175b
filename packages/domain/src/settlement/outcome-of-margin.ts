import type { FinalOutcome } from './settled-point';

const QUARTER = 250;

/**
 * Above the line won, below lost, on it push; a quarter off is half won or half lost, because half of the stake is on
 * the adjacent whole line. `margin`: distance from the line, thousandths.
 */
export function outcomeOfMargin(margin: number): FinalOutcome {
  if (margin === 0) return 'push';
  if (Math.abs(margin) === QUARTER) return margin > 0 ? 'half_won' : 'half_lost';
  return margin > 0 ? 'won' : 'lost';
}
