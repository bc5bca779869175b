import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { createTestApp } from '../../testing/test-app';
import { removeFromSlip, undoRemove } from './remove-from-slip';
import { clearSlip, setStake } from './slip-actions';
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
    expect(app.slip.getState()).toMatchObject({ removed: { place: 1, stake: '7' }, singleStakes: new Map() });
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

  it('SLIP-2 what is chosen or cleared afterwards forgets it', () => {
    const app = start();
    removeFromSlip(app, 'single', 2);
    if (third !== undefined) toggleItem(app, 'single', third);
    expect(app.slip.getState().removed).toBeNull();
    removeFromSlip(app, 'single', 1);
    clearSlip(app, 'single');
    expect(app.slip.getState().removed).toBeNull();
    undoRemove(app);
    expect(app.slip.getState().slip.singleIds).toEqual([]);
    if (second !== undefined) toggleItem(app, 'single', second);
    expect(app.slip.getState().singleStakes.get(2)).toBeUndefined();
  });
});
