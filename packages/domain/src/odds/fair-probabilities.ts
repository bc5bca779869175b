import { impliedProbabilities, marginOf } from './margin-of';
import { ODD_MIN } from './odds-range';
import { shinProbability, shinShare } from './shin-share';

export type MarginMethod = 'proportional' | 'additive' | 'shin';

/**
 * Probabilities without margin, sum one. `proportional` divides by the sum; `additive` subtracts equal parts and can go
 * below zero for long shots; `shin` subtracts more from long shots, to model informed bettors.
 *
 * @param odds of all points, thousandths.
 * @throws RangeError with fewer than two points or a price below 1.001.
 */
export function fairProbabilities(method: MarginMethod, odds: readonly number[]): number[] {
  if (odds.length < 2 || odds.some((odd) => odd < ODD_MIN)) {
    throw new RangeError('Fair probabilities need two prices or more, each 1.001 or more');
  }
  const implied = impliedProbabilities(odds);
  const margin = marginOf(odds);
  switch (method) {
    case 'proportional':
      return implied.map((probability) => probability / (1 + margin));
    case 'additive':
      return implied.map((probability) => probability - margin / odds.length);
    case 'shin': {
      if (margin <= 0) return fairProbabilities('proportional', odds);
      const share = shinShare(implied);
      return implied.map((probability) => shinProbability(probability, 1 + margin, share));
    }
  }
}
