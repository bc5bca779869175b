import { expect, it } from 'vitest';

import { buildPlay } from '../testing/index';
import { marketMargin } from './margin-of';

it('DETAIL-1 is what the chances of a market come to above one', () => {
  expect(marketMargin(buildPlay({ market: 'total_kills' }), [1_900, 1_900])).toBeCloseTo(0.0526, 4);
  expect(marketMargin(buildPlay({ market: 'match_result' }), [2_000, 4_000, 4_000])).toBeCloseTo(0, 10);
});

it('DETAIL-1 is null if prices follow stakes, if two picks can win, and for a single pick', () => {
  expect(marketMargin(buildPlay({ category_id: 1 }), [1_900, 1_900])).toBeNull();
  expect(marketMargin(buildPlay({ market: 'at_least_one_map' }), [1_100, 1_200])).toBeNull();
  expect(marketMargin(buildPlay({ market: 'special' }), [1_500, 1_500])).toBeNull();
  expect(marketMargin(buildPlay(), [1_900])).toBeNull();
});
