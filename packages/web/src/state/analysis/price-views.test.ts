import { buildPlay, buildPoint } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { countOutside, pointViews, type PointView } from './price-views';

const counts = (point_id: number, won: number, lost: number) => {
  const tally = { won, lost, pushed: 0, voided: 0, matches: won + lost };
  return { point_id, ...tally, teams: [{ team_id: 2, ...tally }] };
};
const line = { play_info_id: 1, points: [counts(1, 9, 1), counts(2, 2, 2)], share: null };

it('STATS-8 a point has the comparison of its own sample and price, with too little data none', () => {
  const [first, second] = pointViews(buildPlay(), line, [2_000, 2_000]);
  expect(first).toMatchObject({ comparison: 'more_often', chance: 0.5, basis: 'match' });
  expect(second).toMatchObject({ comparison: null, interval: null, needed: 5, rate: { hits: 2, count: 4 } });
  expect(pointViews(buildPlay(), line, []).map(({ chance, comparison }) => [chance, comparison])).toEqual([
    [null, null],
    [null, null],
  ]);
  expect(pointViews(buildPlay({ market: 'map_winner', round: 1 }), line, [2_000, 2_000])[0]).toMatchObject({
    basis: 'map',
    needed: 8,
  });
});

it('STATS-8 a point that the analysis does not know is left out', () => {
  const play = buildPlay({ points: [buildPoint(), buildPoint({ point_id: 99 })] });
  expect(pointViews(play, line, [2_000, 2_000])).toHaveLength(1);
});

it('STATS-8 counts plays with a comparison, those outside, and how many chance explains', () => {
  const outside = pointViews(buildPlay(), line, [2_000, 2_000]);
  const none: readonly PointView[] = pointViews(buildPlay(), line, []);
  const many = Array.from({ length: 20 }, () => outside);
  expect(countOutside([...many, none])).toEqual({ plays: 20, outside: 20, expected: 2 });
});
