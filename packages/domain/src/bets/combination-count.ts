/**
 * Number of combinations: the sum of C(n, k) over the sizes k (SLIP-7); 0 for k above n.
 *
 * @param count n, the number of legs.
 * @param sizes distinct; default: all legs.
 * @example linesOf(4, [3]) // 4
 * @example linesOf(15, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) // 32647
 */
export function countCombinations(count: number, sizes: readonly number[] = [count]): number {
  return sizes.reduce((total, size) => total + combinations(count, size), 0);
}

/** C(n, k). Intermediate values are binomial coefficients, so divisions are exact. */
function combinations(count: number, size: number): number {
  if (size > count) return 0;
  let total = 1;
  for (let chosen = 1; chosen <= size; chosen += 1) total = (total * (count - size + chosen)) / chosen;
  return total;
}
