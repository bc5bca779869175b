import { buildMobaView } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { CHART_HEIGHT, CHART_WIDTH, chartPoints, chartScale, killShape, leadShape, niceLimit } from './chart-shapes';
import { roundBlocks } from './round-blocks';

const view = buildMobaView({
  clock_s: 640,
  gold: [20_000, 21_500],
  lead: [
    [0, 0],
    [600, 2_000],
  ],
  kill_steps: [
    [100, 1],
    [620, 2],
  ],
});

it('VIEW-5 the table has a row for each point of the lead and the present, with the kills until then', () => {
  expect(chartPoints(view)).toEqual([
    { at_s: 0, lead: 0, kills: [0, 0] },
    { at_s: 600, lead: 2_000, kills: [1, 0] },
    { at_s: 640, lead: -1_500, kills: [1, 1] },
  ]);
  const { lead, gold, ...noGold } = view;
  expect([lead?.length, gold?.length]).toEqual([2, 2]);
  expect(chartPoints(noGold).map(({ at_s }) => at_s)).toEqual([100, 620]);
  expect(chartPoints(buildMobaView())).toEqual([]);
});

it('VIEW-5 the lead is drawn above the zero line for side 1 and below it for side 2, within the chart', () => {
  const points = chartPoints(view);
  const scale = chartScale(points, 640);
  const shape = leadShape(points, scale);
  expect(shape?.limit).toBe(2_000);
  expect(shape?.line).toBe(`M0 ${CHART_HEIGHT / 2} L562.5 0 L${CHART_WIDTH} 140`);
  expect(leadShape([{ at_s: 5, lead: null, kills: null }], scale)).toBeNull();
});

it('VIEW-5 kills are steps that reach the present', () => {
  const scale = chartScale(chartPoints(view), 640);
  expect(killShape(view, scale, 70)).toEqual({
    limit: 5,
    lines: [`M0 66 H93.8 V53.6 H${CHART_WIDTH}`, `M0 66 H581.3 V53.6 H${CHART_WIDTH}`],
  });
  expect(killShape(buildMobaView(), scale, 70)).toBeNull();
});

it('VIEW-5 the axis ends at 1, 2 or 5 times a power of ten', () => {
  expect([[0], [999], [1_001], [-4_200], [12_000], [50_001]].map((values) => niceLimit(values, 1_000))).toEqual([
    1_000, 1_000, 2_000, 5_000, 20_000, 100_000,
  ]);
});

it('VIEW-5 rounds are divided into halves and overtime, and missing ones keep their place', () => {
  const history = [1, 3, 13, 25].map((n) => ({ n, side: n === 3 ? (2 as const) : (1 as const) }));
  const blocks = roundBlocks(history);
  expect(blocks.map(({ kind, from, rounds, score }) => [kind, from, rounds.length, score])).toEqual([
    ['half_1', 1, 12, [1, 1]],
    ['half_2', 13, 12, [1, 0]],
    ['overtime', 25, 1, [1, 0]],
  ]);
  expect(blocks[0]?.rounds[1]).toBeNull();
  expect(roundBlocks([])).toEqual([]);
});
