/** Exact up to about n = 60. */
export function choose(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return result;
}

/**
 * Probability that side 1 gets `need1` points before side 2 gets `need2`. `share`: probability of a point for side 1;
 * `reach(n)`: of at least n points.
 */
export function firstTo(race: {
  readonly share: number;
  readonly need1: number;
  readonly need2: number;
  readonly reach: (points: number) => number;
}): number {
  const { share, need1, need2, reach } = race;
  let sum = 0;
  for (let lost = 0; lost < need2; lost++) {
    const points = need1 + lost;
    sum += choose(points - 1, lost) * share ** need1 * (1 - share) ** lost * reach(points);
  }
  return sum;
}
