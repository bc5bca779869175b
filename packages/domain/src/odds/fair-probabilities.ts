import { impliedProbabilities, marginOf } from './margin-of';
import { ODD_MIN } from './odds-range';
import { shinProbability, shinShare } from './shin-share';

/** How a margin is taken out of prices. */
export type MarginMethod = 'proportional' | 'additive' | 'shin';

/**
 * What the prices of a market say of its outcomes without their margin; the probabilities sum to one. Proportional
 * divides each implied probability by their sum; additive takes the same part of the margin from each, and can go below
 * zero for long shots; Shin takes more from long shots, as bettors who know the result would. With two outcomes Shin is
 * additive. Where there is no margin Shin is proportional.
 *
 * @param odds of all outcomes, in thousandths.
 * @throws RangeError with fewer than two outcomes or a price below 1.001.
 * @example fairProbabilities('additive', [1500, 2740]) // [0.6508…, 0.3491…]
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
