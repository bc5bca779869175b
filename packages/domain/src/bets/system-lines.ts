/**
 * How many lines a bet has: C(n, k) for each size k, summed (SLIP-7). A size above n has none.
 *
 * @param count n, how many legs the bet has: 0 or more.
 * @param sizes of how many legs the lines are, each once; `[n]` for a single or one line over all legs.
 * @example linesOf(4, [3]) // 4
 * @example linesOf(15, [3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]) // 32647
 */
export function linesOf(count: number, sizes: readonly number[] = [count]): number {
  return sizes.reduce((lines, size) => lines + combinations(count, size), 0);
}

/** C(n, k): each step is itself such a number, so every division comes out even. */
function combinations(count: number, size: number): number {
  if (size > count) return 0;
  let lines = 1;
  for (let taken = 1; taken <= size; taken += 1) lines = (lines * (count - size + taken)) / taken;
  return lines;
}
