/** Bisections: more than a double has bits. */
const STEPS = 60;

/**
 * The share of informed bettors that explains a margin, z of Shin (1993): with it the probabilities of
 * {@link shinProbability} sum to one. It is found by bisection, as their sum falls while z grows.
 *
 * @param implied what the prices say, two or more, each below 1.
 * @returns 0 up to below 1; 0 where there is no margin.
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

/** The probability of an outcome with this implied one of `total`, if a share z of the stakes knows the result. */
export function shinProbability(implied: number, total: number, z: number): number {
  return (Math.sqrt(z * z + (4 * (1 - z) * implied * implied) / total) - z) / (2 * (1 - z));
}
