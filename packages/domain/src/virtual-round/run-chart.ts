import type { Fraction } from '../chance/index';

export const BEAD_ROWS = 6;
export const BEAD_COLUMNS = 20;

/** A result at its place in a chart; rows and columns from 0. */
export interface ChartCell<T> {
  readonly row: number;
  readonly column: number;
  readonly result: T;
  /** Index in the history. */
  readonly index: number;
}

/**
 * Bead plate (ROUND-8): the latest results, oldest first, filled downwards, then to the right. A full plate begins with a
 * full column, so it shows between 115 and 120 results.
 *
 * @param results of consecutive rounds, oldest first.
 */
export function beadPlate<T>(
  results: readonly T[],
  { rows = BEAD_ROWS, columns = BEAD_COLUMNS } = {},
): readonly ChartCell<T>[] {
  const hidden = Math.max(0, Math.ceil(results.length / rows) - columns) * rows;
  return results.slice(hidden).map((result, place) => ({
    row: place % rows,
    column: Math.floor(place / rows),
    result,
    index: hidden + place,
  }));
}

/**
 * Big road (ROUND-8): one column for each streak, downwards; if the cell below is occupied or outside, the rest of the
 * streak goes to the right. The next streak begins at the top of the first free column after the start of the last one.
 *
 * @param results of consecutive rounds, oldest first.
 * @param keyOf results with equal keys continue a streak.
 */
export function bigRoad<T>(
  results: readonly T[],
  keyOf: (result: T) => string,
  rows = BEAD_ROWS,
): readonly ChartCell<T>[] {
  const used = new Set<string>();
  const isFree = (row: number, column: number): boolean => row < rows && !used.has(`${row} ${column}`);
  const cells: ChartCell<T>[] = [];
  let [row, column, start] = [0, -1, -1];
  let hasTurned = false;
  results.forEach((result, index) => {
    const before = results[index - 1];
    if (index === 0 || before === undefined || keyOf(before) !== keyOf(result)) {
      start += 1;
      while (!isFree(0, start)) start += 1;
      [row, column, hasTurned] = [0, start, false];
    } else if (!hasTurned && isFree(row + 1, column)) row += 1;
    else [column, hasTurned] = [column + 1, true];
    used.add(`${row} ${column}`);
    cells.push({ row, column, result, index });
  });
  return cells;
}

/** How often a result came, beside the range in which 95 of 100 histories would have it. */
export interface ExpectedCount {
  readonly rounds: number;
  /** Mean − 2 σ, rounded down, and mean + 2 σ, rounded up. */
  readonly from: number;
  readonly to: number;
}

const MILLION = 1_000_000n;

/**
 * Expected range of a count over rounds of different chances (ROUND-8): "blue 61 of 120, expected 49–71".
 *
 * @param chances of the result in each round.
 * @example expectedCount(Array(120).fill(fraction(1, 2))) // { rounds: 120, from: 49, to: 71 }
 */
export function expectedCount(chances: readonly Fraction[]): ExpectedCount {
  const parts = chances.map(({ top, bottom }) => (top * MILLION) / bottom);
  const mean = parts.reduce((sum, part) => sum + part, 0n);
  const variance = parts.reduce((sum, part) => sum + part * (MILLION - part), 0n);
  const twoSigma = squareRoot(4n * variance);
  const from = mean > twoSigma ? (mean - twoSigma) / MILLION : 0n;
  const to = (mean + twoSigma + MILLION - 1n) / MILLION;
  return { rounds: chances.length, from: Number(from), to: Math.min(Number(to), chances.length) };
}

/** Floor of the square root. */
function squareRoot(square: bigint): bigint {
  if (square < 2n) return square;
  let root = 1n << BigInt(Math.ceil(square.toString(2).length / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}
