import { expect, it } from 'vitest';

import { extendPath, type MapPath } from './map-path';

const pathOf = (...scores: readonly (readonly [number, number])[]): MapPath | undefined =>
  scores.reduce<MapPath | undefined>((path, score) => extendPath(path, 2, score), undefined);

it('DETAIL-10 the path of a map has each score once, from the first that was seen', () => {
  expect(pathOf([5, 3], [5, 3], [6, 3], [6, 4])).toEqual({
    round: 2,
    scores: [
      [5, 3],
      [6, 3],
      [6, 4],
    ],
  });
});

it('DETAIL-10 the next map, and a corrected score, begin a new path', () => {
  const path = pathOf([5, 3], [6, 3]);
  expect(extendPath(path, 3, [0, 0])).toEqual({ round: 3, scores: [[0, 0]] });
  expect(extendPath(path, 2, [5, 4])).toEqual({ round: 2, scores: [[5, 4]] });
});

it('DETAIL-10 a score that does not change leaves the path as it is', () => {
  const path = pathOf([5, 3]);
  expect(extendPath(path, 2, [5, 3])).toBe(path);
});
