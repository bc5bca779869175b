const LOWEST_ODD = 1_001;
/** No price is longer than 101.000: what is left of a chance is the book's. */
const HIGHEST_ODD = 101_000;

/**
 * A fair probability as a price with margin, in integer thousandths, rounded down and kept within 1.001 to 101.000. Sums
 * of chances end a hair below 0 or above 1 at times: that is no chance, or certainty.
 *
 * @example oddOf(0.5, 0.06) // 1886
 */
export function oddOf(probability: number, margin: number): number {
  const odd = Math.floor(1_000 / (Math.max(0, probability) * (1 + margin)));
  return Math.min(HIGHEST_ODD, Math.max(LOWEST_ODD, odd));
}
