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
