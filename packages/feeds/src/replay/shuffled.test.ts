import { expect, it } from 'vitest';

import { seededRandom } from '../simulator/seeded-random';
import { shuffled } from './shuffled';

it('the same items in an order of the seed', () => {
  const items = Array.from({ length: 20 }, (_, i) => i);
  const order = shuffled(items, seededRandom('a'));
  expect(order.toSorted((a, b) => a - b)).toEqual(items);
  expect(order).not.toEqual(items);
  expect(shuffled(items, seededRandom('a'))).toEqual(order);
  expect(shuffled(items, seededRandom('b'))).not.toEqual(order);
});
