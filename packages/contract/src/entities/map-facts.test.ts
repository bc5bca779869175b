import { expect, it } from 'vitest';
import * as z from 'zod/mini';

import { mapFactsSchema } from './map-facts';

const FACTS = {
  status: 'played',
  winner: 11,
  score_1: 20,
  score_2: 11,
  duration_s: 2_040,
  first_blood: null,
  first_tower: null,
  pistol_1: null,
  pistol_13: null,
};

it.each([
  [[[10, 11]], true],
  [[[999, 11]], true],
  [[[1_000, 11]], false],
  [[[0, 11]], false],
  [[[10, 0]], false],
  [[[10]], false],
  [[[10, 11, 12]], false],
  [[['10', 11]], false],
])('FEED-1 of races %j is a pair of a target to 999 and a team: %s', (races, isValid) => {
  expect(z.safeParse(mapFactsSchema, { ...FACTS, races }).success).toBe(isValid);
});
