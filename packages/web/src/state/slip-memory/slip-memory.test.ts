import { buildSlip, buildSlipItem, buildSlipItems } from '@clutchline/domain/testing';
import { describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, ok } from '../../../testing/test-app';
import { synchroniseSlip } from './synchronise-slip';
import { startSlipMemory } from '../sources/start-later';
import { toggleItem } from '../slip/toggle-item';
import { stakeChips } from '../slip/stakes';
import { readStoredSlip } from './stored-slip';

function storedSlip(items: unknown, singleIds: unknown, parlayIds: unknown): FakeStorageArea {
  const area = new FakeStorageArea();
  area.put('shopCartList', items);
  area.put('singleIds', singleIds);
  area.put('parlayIds', parlayIds);
  return area;
}

const NOTICE = { kind: 'key', key: 'notice.slip_dropped' };

describe('the stored slip', () => {
  it('SLIP-13 a reload keeps the slip', () => {
    const { app, area, frame } = createTestApp();
    const stop = synchroniseSlip(app, app.slip.getState());
    toggleItem(app, 'single', buildSlipItem({ shop_id: 1 }));
    toggleItem(app, 'parlay', buildSlipItem({ shop_id: 2 }));
    frame();
    stop();
    const again = createTestApp({ area }).app;
    expect(again.slip.getState().slip).toEqual(app.slip.getState().slip);
    expect(again.banner.getState().shown).toBeNull();
  });

  it('SLIP-13 P13 what is chosen before the memory has started stays', async () => {
    const { app, area, frame } = createTestApp({ area: storedSlip([buildSlipItem({ shop_id: 1 })], [1], []) });
    toggleItem(app, 'single', buildSlipItem({ shop_id: 2 }));
    const stop = startSlipMemory(app);
    await vi.dynamicImportSettled();
    frame();
    stop();
    const { slip } = createTestApp({ area }).app.slip.getState();
    for (const kept of [app.slip.getState().slip, slip]) expect(kept.singleIds).toEqual([1, 2]);
  });

  it.each([['null'], ['{'], ['"x"'], ['{"v":1,"d":[null]}'], ['{"v":1,"d":{"length":3}}']])(
    'bad-input 85: a shopCartList of %j gives an empty slip and a notice',
    (text) => {
      const area = storedSlip([], [1], []);
      area.values.set('test:shopCartList', text);
      const { app } = createTestApp({ area });
      expect(app.slip.getState().slip).toEqual({ items: [], singleIds: [], parlayIds: [] });
      expect(app.banner.getState().shown).toEqual(NOTICE);
    },
  );

  it.each(['{', '{"v":0,"d":[1]}', '[]'])('bad-input 85: singleIds of %j take nothing else along', (text) => {
    const area = storedSlip(buildSlipItems(2), [1], [2]);
    area.values.set('test:singleIds', text);
    const { app } = createTestApp({ area });
    expect(app.slip.getState().slip).toMatchObject({ singleIds: [], parlayIds: [2] });
    expect(app.banner.getState().shown).toEqual(NOTICE);
  });

  it('bad-input 85: ten thousand items are capped', () => {
    const items = buildSlipItems(60);
    const ids = items.map(({ shop_id }) => shop_id);
    const { app } = createTestApp({ area: storedSlip([...items, ...Array(10_000).fill(null)], ids, ids) });
    const { slip } = app.slip.getState();
    expect(slip.singleIds.length).toBeLessThanOrEqual(10);
    expect(slip.parlayIds.length).toBeLessThanOrEqual(15);
    expect(slip.items.length).toBeLessThanOrEqual(25);
  });

  it.each([{ odd: 'NaN' }, { odd: '-1' }, { odd: 1e9 }, { status: 99 }, { is_hide: 'yes' }, { match: undefined }])(
    'bad-input 86: an item with %j is dropped',
    (damage) => {
      const items = [{ ...buildSlipItem({ shop_id: 1 }), ...damage }, buildSlipItem({ shop_id: 2 })];
      const { app } = createTestApp({ area: storedSlip(items, [1, 2], []) });
      expect(app.slip.getState().slip.items.map(({ shop_id }) => shop_id)).toEqual([2]);
    },
  );

  it('bad-input 86: the price of a restored item comes from the server, and the old one is shown as such', async () => {
    const fresh = buildSlipItem({ shop_id: 1, odd: '2.500', version: 9 });
    const area = storedSlip([buildSlipItem({ shop_id: 1 }), buildSlipItem({ shop_id: 2 })], [1, 2], []);
    const { app } = createTestApp({ area, server: { getPointsByIds: () => ok({ items: [fresh] }) } });
    synchroniseSlip(app, app.slip.getState());
    await vi.waitFor(() => expect(app.slip.getState().slip.items[0]?.odd).toBe('2.500'));
    expect(app.slip.getState().agreed.get(1)?.odd).toBe('1.955');
    expect(app.slip.getState().slip.items[1]).toMatchObject({ shop_id: 2, status: 2, is_hide: 1 });
  });

  it('bad-input 87: ids are brought to the rules', () => {
    const items = [buildSlipItem({ shop_id: 1, game_id: 5 }), buildSlipItem({ shop_id: 2, game_id: 5 })];
    const fifty = Array.from({ length: 50 }, (_, index) => index + 1);
    const { app } = createTestApp({ area: storedSlip(items, [...fifty, 1], [1, 2]) });
    expect(app.slip.getState().slip).toMatchObject({ singleIds: [1, 2], parlayIds: [2] });
  });

  it('bad-input 94: a slip of another version is dropped with a notice', () => {
    const area = storedSlip([buildSlipItem()], [1], []);
    area.put('shopCartList', [buildSlipItem()], 0);
    const { app } = createTestApp({ area });
    expect(app.slip.getState().slip.items).toEqual([]);
    expect(app.banner.getState().shown).toEqual(NOTICE);
  });

  it('bad-input 95: the slip of another tab is followed and not written back', () => {
    const { app, area, tabs, frame } = createTestApp();
    synchroniseSlip(app, app.slip.getState());
    const other = buildSlip(buildSlipItems(2));
    area.put('shopCartList', other.items);
    area.put('singleIds', other.singleIds);
    area.put('parlayIds', other.parlayIds);
    const written = vi.spyOn(area, 'setItem');
    tabs.changed('parlayIds');
    frame();
    expect(app.slip.getState().slip.singleIds).toEqual([1, 2]);
    expect(written).not.toHaveBeenCalled();
  });

  it('bad-input 95: what another tab stored before its event arrives is retained', () => {
    const { app, area, frame } = createTestApp();
    synchroniseSlip(app, app.slip.getState());
    toggleItem(app, 'single', buildSlipItem({ shop_id: 1 }));
    area.put('shopCartList', [buildSlipItem({ shop_id: 2 })]);
    area.put('singleIds', [2]);
    area.put('parlayIds', []);
    frame();
    expect(app.slip.getState().slip.singleIds.toSorted()).toEqual([1, 2]);
    expect(readStoredSlip(app.stored).slip).toEqual(app.slip.getState().slip);
  });

  it('bad-input 95: a slip that is damaged from another tab changes nothing, and is mended with the next change', () => {
    const { app, area, tabs, frame } = createTestApp();
    synchroniseSlip(app, app.slip.getState());
    toggleItem(app, 'single', buildSlipItem({ shop_id: 1 }));
    frame();
    area.values.set('test:singleIds', '{');
    tabs.changed('singleIds');
    expect(app.slip.getState().slip.singleIds).toEqual([1]);
    toggleItem(app, 'single', buildSlipItem({ shop_id: 2 }));
    frame();
    expect(readStoredSlip(app.stored).slip.singleIds).toEqual([1, 2]);
  });

  it('bad-input 84: what the browser refused survives the changes of another tab, and is stored with the next one', () => {
    const { app, area, tabs, frame } = createTestApp();
    synchroniseSlip(app, app.slip.getState());
    area.refuses = 'writing';
    toggleItem(app, 'single', buildSlipItem({ shop_id: 1 }));
    frame();
    area.put('shopCartList', [buildSlipItem({ shop_id: 2 })]);
    area.put('singleIds', [2]);
    area.put('parlayIds', []);
    tabs.changed('singleIds');
    expect(app.slip.getState().slip.singleIds.toSorted()).toEqual([1, 2]);
    area.refuses = 'nothing';
    toggleItem(app, 'single', buildSlipItem({ shop_id: 3 }));
    frame();
    expect(readStoredSlip(app.stored).slip.singleIds.toSorted()).toEqual([1, 2, 3]);
  });

  it('bad-input 83: without a storage the slip lives for the visit', () => {
    const area = new FakeStorageArea();
    area.refuses = 'all';
    const { app, frame } = createTestApp({ area });
    synchroniseSlip(app, app.slip.getState());
    toggleItem(app, 'single', buildSlipItem());
    frame();
    expect(app.slip.getState().slip.singleIds).toEqual([1]);
  });
});

describe('stakeChips', () => {
  const limits = { min: '1.00', max: '300.00' };

  it('SLIP-12 offers the quick amount among round stakes, ascending, each once, below the maximum', () => {
    expect(stakeChips(['25.00', '25.00', '70.00'], limits, 2)).toEqual(['10', '25', '50', '100']);
    expect(stakeChips(['50.00'], limits, 2)).toEqual(['10', '50', '100']);
    expect(stakeChips(['12.50'], limits, 2)).toEqual(['10', '12.50', '50', '100']);
    expect(stakeChips(['300.00'], limits, 2)).toEqual(['10', '50', '100']);
    expect(stakeChips([], { min: '1.00', max: '100.00' }, 2)).toEqual(['10', '50']);
  });

  it('SLIP-12 keeps to the scale of the currency', () => {
    expect(stakeChips([], { min: '1000', max: '10000000' }, 0)).toEqual(['10000', '50000', '100000', '500000']);
  });

  it('bad-input 92: what is no positive amount gives no chip', () => {
    expect(stakeChips([Number.NaN, -5, 'x', '-1', '0', null], limits, 2)).toEqual(['10', '50', '100']);
    expect(stakeChips([], null, 2)).toEqual(['10', '50', '100', '500']);
  });
});
