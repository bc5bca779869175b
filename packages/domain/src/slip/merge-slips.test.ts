import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItem, buildSlipItems } from '../testing';
import { mergeSlips } from './merge-slips';
import { removeItem } from './remove-item';
import { EMPTY_SLIP, type SlipKind, type SlipState } from './slip-state';
import { toggleSelection } from './toggle-selection';

const items = buildSlipItems(30);
const toggled = (slip: SlipState, kind: SlipKind, ...ids: number[]): SlipState =>
  ids.reduce((left, id) => {
    const item = items.find(({ shop_id }) => shop_id === id);
    return item === undefined ? left : toggleSelection(left, kind, item).slip;
  }, slip);
const base = toggled(EMPTY_SLIP, 'single', 1, 2, 3);

describe('mergeSlips', () => {
  it('SLIP-13 keeps what both chose and drops what either took out', () => {
    const ours = toggled(base, 'single', 4, 1);
    const theirs = toggled(base, 'single', 5, 2);
    const { slip, notice } = mergeSlips({ base, ours, theirs });
    expect(slip.singleIds.toSorted()).toEqual([3, 4, 5]);
    expect([slip.items.map(({ shop_id }) => shop_id).toSorted(), notice]).toEqual([[3, 4, 5], null]);
  });

  it('SLIP-13 is the same object where only one side changed anything', () => {
    const changed = toggled(base, 'single', 4);
    expect(mergeSlips({ base, ours: base, theirs: changed }).slip).toBe(changed);
    expect(mergeSlips({ base, ours: changed, theirs: { ...base } }).slip).toBe(changed);
  });

  it('SLIP-13 keeps both selections apart', () => {
    const ours = removeItem(toggled(base, 'parlay', 1), 'single', 1);
    const theirs = toggled(base, 'parlay', 2);
    expect(mergeSlips({ base, ours, theirs }).slip).toMatchObject({ singleIds: [2, 3], parlayIds: [1, 2] });
  });

  it.each([
    ['single', 10, 'orders_limit_10'],
    ['parlay', 15, 'orders_limit_15'],
  ] as const)('SLIP-4 a %s that is full through others takes no more than %i', (kind, limit, notice) => {
    const ids = Array.from({ length: limit - 1 }, (_, index) => index + 1);
    const almost = toggled(EMPTY_SLIP, kind, ...ids);
    const merged = mergeSlips({ base: almost, ours: toggled(almost, kind, 21), theirs: toggled(almost, kind, 22) });
    expect(merged).toEqual({ slip: toggled(almost, kind, 22), notice });
  });

  it('SLIP-3 the later of two points of one match stays in a combo', () => {
    const [first, second] = [buildSlipItem({ shop_id: 1, game_id: 9 }), buildSlipItem({ shop_id: 2, game_id: 9 })];
    const theirs = toggleSelection(EMPTY_SLIP, 'parlay', first).slip;
    const ours = toggleSelection(EMPTY_SLIP, 'parlay', second).slip;
    expect(mergeSlips({ base: EMPTY_SLIP, ours, theirs }).slip.parlayIds).toEqual([2]);
  });

  it('SLIP-10 of two prices the newer stays; of one version, the one that changed last', () => {
    const at = (odd: string, version: number, status: 1 | 2 = 1) =>
      buildSlip([buildSlipItem({ shop_id: 1, odd, version, status })]);
    const [first] = [at('1.500', 1)];
    const itemOf = (ours: SlipState, theirs: SlipState) => mergeSlips({ base: first, ours, theirs }).slip.items[0];
    expect(itemOf(at('1.700', 3), at('1.600', 2))?.odd).toBe('1.700');
    expect(itemOf(first, at('1.600', 2))?.odd).toBe('1.600');
    expect(itemOf(at('1.700', 3), toggled(at('1.600', 2), 'single', 5))?.odd).toBe('1.700');
    expect(itemOf(at('1.500', 1, 2), at('1.500', 1))?.status).toBe(2);
    expect(itemOf(first, at('1.500', 1, 2))?.status).toBe(2);
  });
});
