const LOWEST_ODD = 1_001;
const HIGHEST_ODD = 101_000;

/**
 * Price with margin in thousandths, rounded down, limited to 1.001 to 101.000. Accepts rounding errors below 0 or above
 * 1.
 */
export function oddOf(probability: number, margin: number): number {
  const odd = Math.floor(1_000 / (Math.max(0, probability) * (1 + margin)));
  return Math.min(HIGHEST_ODD, Math.max(LOWEST_ODD, odd));
}
