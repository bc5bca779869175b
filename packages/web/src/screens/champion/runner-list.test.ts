import { buildPoint, buildRunner } from '@clutchline/domain/testing';
import { expect, it } from 'vitest';

import { foundRunners, sortedRunners } from './runner-list';

const runner = (id: number, odd: string, status: 1 | 2 = 1) =>
  buildPoint({ point_id: id, odd, status, pick: buildRunner(id) });
const idsOf = (points: readonly { readonly point_id: number }[]) => points.map(({ point_id }) => point_id);

it('CONTENT-2 the favourite is first, by number and not by text; withdrawn runners are last', () => {
  const points = [runner(11, '12.000'), runner(12, '9.500'), runner(13, '1.500', 2), runner(14, '101.000')];
  expect(idsOf(sortedRunners(points))).toEqual([12, 11, 14, 13]);
});

it('CONTENT-2 if all are closed the price alone counts', () => {
  expect(idsOf(sortedRunners([runner(11, '12.000', 2), runner(12, '9.500', 2)]))).toEqual([12, 11]);
});

it('CONTENT-2 finds a runner by a part of its name in any language', () => {
  const points = [runner(11, '2.000'), runner(12, '3.000')];
  expect(idsOf(foundRunners(points, ' TEAM 12 '))).toEqual([12]);
  expect(idsOf(foundRunners(points, '11 kr'))).toEqual([11]);
  expect(idsOf(foundRunners(points, '  '))).toEqual([11, 12]);
  expect(foundRunners(points, '(')).toEqual([]);
});
