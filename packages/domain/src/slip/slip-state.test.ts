import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItems } from '../testing/index';
import { selectedItems, withSelection } from './slip-state';

describe('selectedItems', () => {
  it('SLIP-2 returns a selection in the order of adding', () => {
    const slip = { ...buildSlip(buildSlipItems(3)), singleIds: [3, 1] };
    expect(selectedItems(slip, 'single').map(({ shop_id }) => shop_id)).toEqual([3, 1]);
    expect(selectedItems(slip, 'parlay').map(({ shop_id }) => shop_id)).toEqual([1, 2, 3]);
  });
});

describe('withSelection', () => {
  it('SLIP-2 an item stays in the list while it is in either selection', () => {
    const slip = buildSlip(buildSlipItems(2));
    const once = withSelection(slip, 'single', [1]);
    expect(once).toEqual({ items: slip.items, singleIds: [1], parlayIds: [1, 2] });
    expect(withSelection(once, 'parlay', [])).toEqual({ items: [slip.items[0]], singleIds: [1], parlayIds: [] });
  });
});
