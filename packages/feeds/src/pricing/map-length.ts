const SIGMA = 0.16;
const DRIFT = (SIGMA * SIGMA) / 2;
const POINTS = 12;
/** Rest of an overdue map, share of the expected length. */
const OVERDUE = 0.02;
const NEVER = 1e-6;

/** Log-normal with mean `expectedS`, in seconds. */
export function lengthAt(expectedS: number, deviate: number): number {
  return expectedS * Math.exp(SIGMA * deviate - DRIFT);
}

function survival(expectedS: number, seconds: number): number {
  if (seconds <= 0) return 1;
  return 1 - normalCdf((Math.log(seconds / expectedS) + DRIFT) / SIGMA);
}

export function lastsChance(expectedS: number, clockS: number, seconds: number): number {
  if (clockS >= seconds) return 1;
  const alive = survival(expectedS, clockS);
  return alive < NEVER ? 0 : survival(expectedS, seconds) / alive;
}

export function remainingLengths(expectedS: number, clockS: number): readonly number[] {
  const alive = survival(expectedS, clockS);
  if (alive < NEVER) return [expectedS * OVERDUE];
  return Array.from({ length: POINTS }, (_, i) => {
    const deviate = normalQuantile(1 - alive * (1 - (i + 0.5) / POINTS));
    return Math.max(0, lengthAt(expectedS, deviate) - clockS);
  });
}

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
