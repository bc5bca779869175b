import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItem, buildSlipItems } from '../testing/index';
import { removeItem } from './remove-item';
import { restoreItem } from './restore-item';
import { selectedItems } from './slip-state';

const slip = buildSlip(buildSlipItems(4));
const [, second = buildSlipItem()] = slip.items;

describe('restoreItem', () => {
  it.each(['single', 'parlay'] as const)('SLIP-2 puts an item of the %s selection back where it stood', (kind) => {
    const left = removeItem(slip, kind, 2);
    expect(selectedItems(restoreItem(left, kind, second, 1), kind)).toEqual(selectedItems(slip, kind));
  });

  it('SLIP-2 a place beyond the end is the last, and what is in stays', () => {
    expect(restoreItem(removeItem(slip, 'single', 2), 'single', second, 9).singleIds).toEqual([1, 3, 4, 2]);
    expect(restoreItem(slip, 'single', second, 0)).toBe(slip);
  });

  it('SLIP-3 replaces the item of its match that was added since', () => {
    const other = buildSlipItem({ shop_id: 9, game_id: second.game_id, match: second.match });
    const chosen = buildSlip([buildSlipItem({ shop_id: 1 }), other]);
    expect(restoreItem(chosen, 'parlay', second, 0).parlayIds).toEqual([2, 1]);
  });

  it('SLIP-4 does not go into a full selection', () => {
    const full = buildSlip(buildSlipItems(10));
    expect(restoreItem(full, 'single', buildSlipItem({ shop_id: 99 }), 0)).toBe(full);
  });
});
