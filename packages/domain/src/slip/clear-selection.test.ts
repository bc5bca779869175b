import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItems } from '../testing/index';
import { clearSelection } from './remove-item';
import { EMPTY_SLIP } from './slip-state';

describe('clearSelection', () => {
  it('SLIP-2 empties one selection and keeps the items of the other', () => {
    const slip = { ...buildSlip(buildSlipItems(2)), parlayIds: [2] };
    const cleared = clearSelection(slip, 'single');
    expect(cleared).toEqual({ items: [slip.items[1]], singleIds: [], parlayIds: [2] });
    expect(clearSelection(cleared, 'parlay')).toEqual(EMPTY_SLIP);
  });

  it('SLIP-2 an empty selection leaves the slip as it is', () => {
    expect(clearSelection(EMPTY_SLIP, 'parlay')).toBe(EMPTY_SLIP);
  });
});
