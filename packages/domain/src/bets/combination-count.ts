/**
 * Number of combinations: the sum of C(n, k) over the sizes k (SLIP-7); 0 for k above n.
 *
 * @param count n, the number of legs.
 * @param sizes distinct; default: all legs.
 * @example countCombinations(4, [3]) // 4
 */
export function countCombinations(count: number, sizes: readonly number[] = [count]): number {
  return sizes.reduce((total, size) => total + combinations(count, size), 0);
}

/** Each intermediate value is a binomial coefficient, so divisions are exact. */
function combinations(count: number, size: number): number {
  if (size > count) return 0;
  let total = 1;
  for (let chosen = 1; chosen <= size; chosen += 1) total = (total * (count - size + chosen)) / chosen;
  return total;
}
