import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { fraction } from '../chance/index';
import { beadPlate, bigRoad, expectedCount, type ChartCell } from './run-chart';

const RUNS = 2_000;
/** Long streaks are frequent: of one result, and of a loaded coin. */
const history = fc.oneof(
  fc.array(fc.constantFrom('A', 'B'), { maxLength: 300 }),
  fc
    .array(fc.tuple(fc.constantFrom('A', 'B'), fc.integer({ min: 1, max: 40 })), { maxLength: 20 })
    .map((streaks) => streaks.flatMap(([result, length]) => Array.from({ length }, () => result))),
);
const place = ({ row, column }: ChartCell<string>): string => `${row}/${column}`;
const isOne = (result: string): string => result;

/** The chart as text, one line for each row. */
function drawn(cells: readonly ChartCell<string>[]): string[] {
  const columns = Math.max(...cells.map(({ column }) => column)) + 1;
  return Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => {
      const cell = cells.find((found) => found.row === row && found.column === column);
      return cell?.result ?? '.';
    }).join(''),
  );
}

describe('bigRoad', () => {
  it('V25 ROUND-8 begins a column for each streak and goes to the right below the sixth row', () => {
    expect(drawn(bigRoad(Array.from('AAAAAAAAABBABBBBBBB'), isOne))).toEqual([
      'ABAB..',
      'AB.B..',
      'A..B..',
      'A..B..',
      'A..BBB',
      'AAAA..',
    ]);
  });

  it('V25 ROUND-8 begins the next streak after a tail that fills the first row', () => {
    // Streaks of 13, 12, 11 … turn one row higher each time.
    const streaks = [13, 12, 11, 10, 9, 8, 1, 1].map((length, index) => (index % 2 === 0 ? 'A' : 'B').repeat(length));
    const cells = bigRoad(Array.from(streaks.join('')), isOne);
    expect(new Set(cells.map(place)).size).toBe(cells.length);
  });

  it('V25 ROUND-8 shows each result once, in order, one in each cell', () => {
    fc.assert(
      fc.property(history, (results) => {
        const cells = bigRoad(results, isOne);
        expect(cells.map(({ result }) => result)).toEqual(results);
        expect(cells.map(({ index }) => index)).toEqual(results.map((_, index) => index));
        expect(new Set(cells.map(place)).size).toBe(results.length);
        expect(cells.every(({ row, column }) => row >= 0 && row < 6 && column >= 0)).toBe(true);
        expect(cells.filter(({ index }) => results[index] !== results[index - 1]).every(({ row }) => row === 0)).toBe(
          true,
        );
      }),
      { numRuns: RUNS },
    );
  });
});

describe('beadPlate', () => {
  it('V25 ROUND-8 shows the latest results once, in order, one in each cell, in whole columns', () => {
    fc.assert(
      fc.property(history, (results) => {
        const cells = beadPlate(results);
        const hidden = results.length - cells.length;
        expect(hidden % 6).toBe(0);
        expect(cells.length).toBeLessThanOrEqual(120);
        expect(hidden === 0 || cells.length >= 115).toBe(true);
        expect(cells.map(({ result }) => result)).toEqual(results.slice(hidden));
        expect(cells.map(({ row, column }) => column * 6 + row)).toEqual(cells.map((_, index) => index));
      }),
      { numRuns: RUNS },
    );
  });
});

describe('expectedCount', () => {
  it('ROUND-8 names the range that 95 of 100 histories have', () => {
    expect(expectedCount(Array.from({ length: 120 }, () => fraction(1, 2)))).toEqual({ rounds: 120, from: 49, to: 71 });
    expect(expectedCount([])).toEqual({ rounds: 0, from: 0, to: 0 });
    expect(expectedCount([fraction(1, 10)])).toEqual({ rounds: 1, from: 0, to: 1 });
  });
});
