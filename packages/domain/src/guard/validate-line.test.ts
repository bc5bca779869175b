import { expect, it } from 'vitest';

import { isLineSane } from './validate-line';

const total = (market: 'total_kills' | 'total_maps' | 'total_rounds' | 'duration', line: number) =>
  isLineSane({ market, line, points: [{ line: null }, { line: null }] }, 3);
const handicap = (line: number, bestOf: number) =>
  isLineSane({ market: 'map_handicap', line: null, points: [{ line: -line }, { line }] }, bestOf);

it('R34 bad-input 127: line-range-guard, "00" is no line', () => {
  expect([total('total_kills', 0), total('total_kills', 26_500), total('total_kills', 265_000)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([total('duration', 330_000), total('duration', 33_000)]).toEqual([false, true]);
  expect([total('total_rounds', 2_000), total('total_rounds', 21_500)]).toEqual([false, true]);
});

it('R34 lines over maps lie within the maps there can be', () => {
  expect([total('total_maps', 2_500), total('total_maps', 3_500)]).toEqual([true, false]);
  expect([handicap(1_500, 3), handicap(2_500, 3), handicap(2_500, 5), handicap(0, 3)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('R34 a market without lines has none to doubt', () => {
  expect(isLineSane({ market: 'match_winner', line: null, points: [{ line: null }] }, 1)).toBe(true);
});
