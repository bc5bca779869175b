import type { SlipItem } from '@clutchline/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItem, buildSlipItems } from '../testing/index';
import { EMPTY_SLIP, type SlipKind, type SlipState } from './slip-state';
import { toggleSelection } from './toggle-selection';

const addAll = (kind: SlipKind, items: readonly SlipItem[]): SlipState =>
  items.reduce((slip, item) => toggleSelection(slip, kind, item).slip, EMPTY_SLIP);

describe('toggleSelection', () => {
  it('SLIP-2 adds a point to one selection and removes it again', () => {
    const item = buildSlipItem();
    const { slip, notice } = toggleSelection(EMPTY_SLIP, 'single', item);
    expect(slip).toEqual({ items: [item], singleIds: [1], parlayIds: [] });
    expect(notice).toBeNull();
    expect(toggleSelection(slip, 'single', item)).toEqual({ slip: EMPTY_SLIP, notice: null });
  });

  it('SLIP-2 a point in both selections is one item and stays until it is out of both', () => {
    const item = buildSlipItem();
    const both = toggleSelection(toggleSelection(EMPTY_SLIP, 'single', item).slip, 'parlay', item).slip;
    expect(both.items).toEqual([item]);
    const { slip } = toggleSelection(both, 'single', item);
    expect(slip).toEqual({ items: [item], singleIds: [], parlayIds: [1] });
  });

  it('SLIP-2 adding to the second selection brings the newer price along', () => {
    const slip = addAll('single', [buildSlipItem()]);
    const newer = buildSlipItem({ odd: '2.000', version: 2 });
    expect(toggleSelection(slip, 'parlay', newer).slip.items).toEqual([newer]);
  });

  it('U26 SLIP-3 a parlay point replaces the earlier one of the same match and returns it', () => {
    const slip = addAll('parlay', buildSlipItems(3));
    const other = buildSlipItem({ shop_id: 20, game_id: 2 });
    const toggled = toggleSelection(slip, 'parlay', other);
    expect(toggled.slip.parlayIds).toEqual([1, 20, 3]);
    expect(toggled.replaced?.shop_id).toBe(2);
    expect(toggled.slip.items.map(({ shop_id }) => shop_id)).toEqual([1, 3, 20]);
    expect(toggled.notice).toBeNull();
  });

  it('SLIP-3 the replaced point stays a single where it is one', () => {
    const slip = buildSlip(buildSlipItems(2));
    const { slip: next } = toggleSelection(slip, 'parlay', buildSlipItem({ shop_id: 20, game_id: 2 }));
    expect(next.singleIds).toEqual([1, 2]);
    expect(next.items.map(({ shop_id }) => shop_id)).toEqual([1, 2, 20]);
  });

  it('SLIP-3 several singles of one match are allowed', () => {
    const slip = addAll('single', [buildSlipItem(), buildSlipItem({ shop_id: 20, game_id: 1 })]);
    expect(slip.singleIds).toEqual([1, 20]);
  });

  it.each([
    ['single', 10, 'orders_limit_10'],
    ['parlay', 15, 'orders_limit_15'],
  ] as const)('SLIP-4 the %s selection takes %i and refuses one more with a notice', (kind, limit, notice) => {
    const full = addAll(kind, buildSlipItems(limit));
    expect(full.items).toHaveLength(limit);
    const refused = toggleSelection(full, kind, buildSlipItem({ shop_id: 99 }));
    expect(refused.notice).toBe(notice);
    expect(refused.slip).toBe(full);
  });

  it('SLIP-4 a full parlay accepts another point of a match it has', () => {
    const full = addAll('parlay', buildSlipItems(15));
    const { slip, notice } = toggleSelection(full, 'parlay', buildSlipItem({ shop_id: 99, game_id: 1 }));
    expect(notice).toBeNull();
    expect(slip.parlayIds).toHaveLength(15);
    expect(slip.parlayIds).toContain(99);
  });

  it('SLIP-2, SLIP-3 and SLIP-4 hold after any clicks', () => {
    const click = fc.record({
      kind: fc.constantFrom<SlipKind>('single', 'parlay'),
      shop_id: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(fc.array(click, { maxLength: 200 }), (clicks) => {
        const slip = clicks.reduce(
          (state, { kind, shop_id }) =>
            toggleSelection(state, kind, buildSlipItem({ shop_id, game_id: (shop_id % 20) + 1 })).slip,
          EMPTY_SLIP,
        );
        const gameOf = new Map(slip.items.map((item) => [item.shop_id, item.game_id]));
        const games = slip.parlayIds.map((id) => gameOf.get(id));
        expect(slip.singleIds.length).toBeLessThanOrEqual(10);
        expect(slip.parlayIds.length).toBeLessThanOrEqual(15);
        expect(new Set(games).size).toBe(slip.parlayIds.length);
        expect([...gameOf.keys()].sort()).toEqual([...new Set([...slip.singleIds, ...slip.parlayIds])].sort());
        expect(slip.items).toHaveLength(gameOf.size);
      }),
    );
  });
});
