import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { clearSlip, removeFromSlip, setStake, toggleSize, undoRemove } from './slip-actions';
import { toggleItem } from './toggle-item';

const items = buildSlipItems(4);
const [, second, third] = items;

function start() {
  const { app } = createTestApp();
  app.slip.setState({ slip: buildSlip(items) });
  setStake(app, { kind: 'single', text: '7', shopId: 2 });
  return app;
}

describe('what was taken out of the slip', () => {
  it('SLIP-2 comes back at its place, with its stake', () => {
    const app = start();
    removeFromSlip(app, 'single', 2);
    expect(app.slip.getState()).toMatchObject({
      removed: { first: { place: 1, stake: '7' } },
      singleStakes: new Map(),
    });
    undoRemove(app);
    const { slip, singleStakes, removed } = app.slip.getState();
    expect(slip.singleIds).toEqual([1, 2, 3, 4]);
    expect([singleStakes.get(2), removed]).toEqual(['7', null]);
  });

  it('SLIP-2 comes back to the selection it left alone', () => {
    const app = start();
    removeFromSlip(app, 'parlay', 3);
    removeFromSlip(app, 'single', 3);
    undoRemove(app);
    expect(app.slip.getState().slip).toMatchObject({ singleIds: [1, 2, 3, 4], parlayIds: [1, 2, 4] });
  });

  it('SLIP-10 comes back with the price of now, the old one shown beside it', () => {
    const app = start();
    const [first] = items;
    if (first === undefined) throw new Error('no items');
    app.slip.setState({ agreed: new Map([[1, { odd: first.odd, version: first.version }]]) });
    removeFromSlip(app, 'single', 1);
    removeFromSlip(app, 'parlay', 1);
    app.odds.apply({ type: 'odds', point_id: 1, delta: '2.500', status: 1, version: first.version + 1 });
    undoRemove(app);
    expect(app.slip.getState().slip.items.find(({ shop_id }) => shop_id === 1)?.odd).toBe('2.500');
    expect(app.slip.getState().agreed.get(1)?.odd).toBe(first.odd);
  });

  it('SLIP-2 all singles that were cleared come back in their order, with their stakes', () => {
    const app = start();
    setStake(app, { kind: 'single', text: '3' });
    setStake(app, { kind: 'single', text: '7', shopId: 2 });
    const { slip, singleStakes, commonStake } = app.slip.getState();
    clearSlip(app, 'single');
    expect(app.slip.getState()).toMatchObject({ slip: { singleIds: [] }, singleStakes: new Map(), commonStake: '' });
    undoRemove(app);
    expect(app.slip.getState()).toMatchObject({ slip, singleStakes, commonStake, removed: null });
  });

  it('SLIP-2 a combo that was cleared comes back with its stake and sizes, the singles as they are now', () => {
    const app = start();
    setStake(app, { kind: 'parlay', text: '9' });
    toggleSize(app, 3);
    clearSlip(app, 'parlay');
    expect(app.slip.getState()).toMatchObject({ parlayStake: '', sizes: [] });
    setStake(app, { kind: 'single', text: '4', shopId: 1 });
    undoRemove(app);
    expect(app.slip.getState()).toMatchObject({
      slip: { singleIds: [1, 2, 3, 4], parlayIds: [1, 2, 3, 4] },
      parlayStake: '9',
      sizes: [3],
    });
    expect(app.slip.getState().singleStakes.get(1)).toBe('4');
  });

  it('SLIP-2 what is chosen afterwards, or cleared of nothing, forgets it', () => {
    const app = start();
    removeFromSlip(app, 'single', 2);
    if (third !== undefined) toggleItem(app, 'single', third);
    expect(app.slip.getState().removed).toBeNull();
    clearSlip(app, 'single');
    clearSlip(app, 'single');
    expect(app.slip.getState().removed).toBeNull();
    undoRemove(app);
    expect(app.slip.getState().slip.singleIds).toEqual([]);
    if (second !== undefined) toggleItem(app, 'single', second);
    expect(app.slip.getState().singleStakes.get(2)).toBeUndefined();
  });
});
