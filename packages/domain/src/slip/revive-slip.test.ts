import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { buildSlip, buildSlipItem, buildSlipItems } from '../testing/index';
import { reviveSlip, storeSlip } from './revive-slip';
import { EMPTY_SLIP } from './slip-state';

const stored = storeSlip(buildSlip(buildSlipItems(3)));
const EMPTY_AND_DROPPED = { slip: EMPTY_SLIP, dropped: true };
const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe('reviveSlip', () => {
  it('SLIP-13 a stored slip comes back whole', () => {
    const slip = { ...buildSlip(buildSlipItems(3)), singleIds: [3, 1], parlayIds: [2] };
    expect(reviveSlip(throughJson(storeSlip(slip)))).toEqual({ slip, dropped: false });
  });

  it.each([null, undefined])('SLIP-13 nothing stored (%s) is an empty slip without a notice', (nothing) => {
    expect(reviveSlip(nothing)).toEqual({ slip: EMPTY_SLIP, dropped: false });
  });

  it.each([
    '{',
    '',
    5,
    true,
    [],
    [null],
    {},
    { version: 1 },
    { ...stored, shopCartList: null },
    { ...stored, singleIds: 'x' },
  ])('bad-input 85: %j is dropped with a notice', (value) => {
    expect(reviveSlip(value)).toEqual(EMPTY_AND_DROPPED);
  });

  it('bad-input 85: of [null] and similar lists only the valid items remain', () => {
    const damaged = { ...stored, shopCartList: [null, 'x', ...stored.shopCartList] };
    expect(reviveSlip(damaged)).toEqual({ slip: buildSlip(buildSlipItems(3)), dropped: true });
  });

  it('bad-input 85: ten thousand items are capped', () => {
    const ids = Array.from({ length: 10_000 }, (_, index) => index + 1);
    const { slip, dropped } = reviveSlip({
      version: 1,
      shopCartList: ids.map((shop_id) => buildSlipItem({ shop_id })),
      singleIds: ids,
      parlayIds: ids,
    });
    expect([slip.items.length, slip.singleIds.length, slip.parlayIds.length]).toEqual([15, 10, 15]);
    expect(dropped).toBe(true);
  });

  it('bad-input 85: beyond as many items as a slip can have nothing is looked at', () => {
    const shopCartList = buildSlipItems(26);
    const { slip } = reviveSlip({ version: 1, shopCartList, singleIds: [25, 26], parlayIds: [] });
    expect(slip.singleIds).toEqual([25]);
  });

  it.each([
    { odd: 'NaN' },
    { odd: -1 },
    { odd: '1e9' },
    { odd: '1000.001' },
    { status: 99 },
    { is_hide: 'yes' },
    { match: undefined },
    { match: { game_id: 2 } },
  ])('bad-input 86: an item with %j is dropped, the others stay', (damage) => {
    const [first, second, third] = stored.shopCartList;
    const damaged = throughJson({ ...stored, shopCartList: [first, { ...second, ...damage }, third] });
    const { slip, dropped } = reviveSlip(damaged);
    expect(slip.items.map(({ shop_id }) => shop_id)).toEqual([1, 3]);
    expect([slip.singleIds, slip.parlayIds]).toEqual([
      [1, 3],
      [1, 3],
    ]);
    expect(dropped).toBe(true);
  });

  it('C2 an item with an unknown field stays, without the field', () => {
    const [first, second, third] = stored.shopCartList;
    const { slip, dropped } = reviveSlip(
      throughJson({ ...stored, shopCartList: [first, { ...second, extra: 1 }, third] }),
    );
    expect(slip.items).toEqual([first, second, third]);
    expect(dropped).toBe(false);
  });

  it('C7 SLIP-13 an item of an earlier version keeps its place and loses the fields that are no more', () => {
    const [item] = buildSlipItems(1);
    const old = { ...item, play: { ...item?.play, names: null, descs: null }, extra: 1 };
    expect(reviveSlip(throughJson({ ...stored, shopCartList: [old], singleIds: [1], parlayIds: [] }))).toEqual({
      slip: { ...buildSlip(buildSlipItems(1)), parlayIds: [] },
      dropped: false,
    });
  });

  it('bad-input 87: ids twice, unknown or of no kind are left out', () => {
    const ids = [1, 1, 99, '2', null, 3, 1];
    expect(reviveSlip({ ...stored, singleIds: ids, parlayIds: ids })).toEqual({
      slip: buildSlip([buildSlipItem({ shop_id: 1 }), buildSlipItem({ shop_id: 3 })]),
      dropped: true,
    });
  });

  it('bad-input 87: of fifty singles ten remain', () => {
    const slip = buildSlip(buildSlipItems(12));
    const revived = reviveSlip({ ...storeSlip(slip), singleIds: Array.from({ length: 50 }, (_, index) => index + 1) });
    expect(revived.slip.singleIds).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(revived.dropped).toBe(true);
  });

  it('bad-input 87: of two parlay points of one match the later remains', () => {
    const items = [...buildSlipItems(2), buildSlipItem({ shop_id: 20, game_id: 1 })];
    const { slip, dropped } = reviveSlip(storeSlip(buildSlip(items)));
    expect(slip.parlayIds).toEqual([2, 20]);
    expect(slip.singleIds).toEqual([1, 2, 20]);
    expect(dropped).toBe(true);
  });

  it('bad-input 93: keys that reach for prototypes have no effect', () => {
    const json = JSON.stringify(stored).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{}},');
    const inItem = JSON.stringify(stored).replace('[{', '[{"__proto__":{"odd":"9.000"},');
    expect(reviveSlip(JSON.parse(json)).slip).toEqual(buildSlip(buildSlipItems(3)));
    expect(reviveSlip(JSON.parse(inItem)).slip.items.map(({ odd }) => odd)).not.toContain('9.000');
    expect({}).not.toHaveProperty('polluted');
  });

  it.each([0, 2, '1', null])('bad-input 94: a slip of version %j is dropped', (version) => {
    expect(reviveSlip({ ...stored, version })).toEqual(EMPTY_AND_DROPPED);
  });

  it('SLIP-13 whatever is stored, nothing throws, and what comes back comes back again', () => {
    const anything = fc.oneof(
      fc.anything(),
      fc.record({
        version: fc.constant(1),
        shopCartList: fc.array(fc.anything()),
        singleIds: fc.anything(),
        parlayIds: fc.anything(),
      }),
    );
    fc.assert(
      fc.property(anything, (value) => {
        const { slip } = reviveSlip(value);
        expect(reviveSlip(throughJson(storeSlip(slip)))).toEqual({ slip, dropped: false });
      }),
    );
  });
});
