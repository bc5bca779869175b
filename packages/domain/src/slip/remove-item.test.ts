import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItems } from '../testing/index';
import { removeItem } from './remove-item';

describe('removeItem', () => {
  const slip = buildSlip(buildSlipItems(2));

  it('SLIP-2 removes the point from one selection, and from the list with the last', () => {
    const once = removeItem(slip, 'single', 1);
    expect(once).toEqual({ items: slip.items, singleIds: [2], parlayIds: [1, 2] });
    expect(removeItem(once, 'parlay', 1)).toEqual({ items: [slip.items[1]], singleIds: [2], parlayIds: [2] });
  });

  it('SLIP-2 a point that is not in leaves the slip as it is', () => {
    expect(removeItem(slip, 'single', 9)).toBe(slip);
  });
});
