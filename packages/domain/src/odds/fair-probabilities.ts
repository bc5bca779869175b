import { impliedProbabilities, marginOf } from './margin-of';
import { ODD_MIN } from './odds-range';

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

/** More than the bits of a double. */
const STEPS = 60;

/**
 * Share z of informed bettors (Shin 1993), from 0 to below 1, at which {@link shinProbability} sums to one. Bisection,
 * because the sum falls as z grows.
 */
export function shinShare(implied: readonly number[]): number {
  const total = implied.reduce((sum, probability) => sum + probability, 0);
  let [low, high] = [0, 1];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    const sum = implied.reduce((all, probability) => all + shinProbability(probability, total, middle), 0);
    if (sum > 1) low = middle;
    else high = middle;
  }
  return low;
}

export function shinProbability(implied: number, total: number, z: number): number {
  return (Math.sqrt(z * z + (4 * (1 - z) * implied * implied) / total) - z) / (2 * (1 - z));
}
