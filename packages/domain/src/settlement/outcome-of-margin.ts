import type { DecidedOutcome } from './decided-point';

/** A quarter, in thousandths: the distance at which a quarter line is won or lost by half. */
const QUARTER = 250;

/**
 * The outcome of a pick by its distance from the line: above it won, below it lost, on it push; a quarter off is half a
 * win or half a loss, as half the stake stands on the whole line beside it.
 *
 * @param margin thousandths.
 * @example outcomeOfMargin(-250) // 'half_lost': a draw with a handicap of -0.25
 */
export function outcomeOfMargin(margin: number): DecidedOutcome {
  if (margin === 0) return 'push';
  if (Math.abs(margin) === QUARTER) return margin > 0 ? 'half_won' : 'half_lost';
  return margin > 0 ? 'won' : 'lost';
}
