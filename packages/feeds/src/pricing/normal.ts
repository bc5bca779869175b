/** Absolute error below 2e-7 (Abramowitz and Stegun 26.2.17). */
export function normalCdf(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const series = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = Math.exp((-x * x) / 2) * 0.3989422804014327 * series;
  return x >= 0 ? 1 - upper : upper;
}

/** For 0 < p < 1; bisection to 1e-9. */
export function normalQuantile(p: number): number {
  let low = -8;
  let high = 8;
  while (high - low > 1e-9) {
    const middle = (low + high) / 2;
    if (normalCdf(middle) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
