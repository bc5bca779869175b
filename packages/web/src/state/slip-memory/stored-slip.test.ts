import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { describe, expect, it, vi } from 'vitest';

import { FakeStorageArea } from '../../../testing/fake-storage-area';
import { createTestApp, ok, TOKEN, type TestApp } from '../../../testing/test-app';
import { refreshAccount } from '../session/refresh-account';
import { synchroniseSlip } from './synchronise-slip';
import { readSlipFacts } from '../slip/read-slip-facts';
import { clearSlip, removeFromSlip, setStake, toggleSize } from '../slip/slip-actions';
import { toggleItem } from '../slip/toggle-item';
import { slipView } from '../slip/slip-view';

const items = buildSlipItems(5);

function open(area = new FakeStorageArea(), token: string | null = null, currency = 1): TestApp {
  const server = {
    balance: () => ok({ amount: '100', nickname: 'Demo', currency_id: currency, player_id: 'player-of-demo-0001' }),
    getPointsByIds: () => ok({ items }),
    getCurrency: () =>
      ok([
        { id: 1, code: 'CNY', decimals: 2 },
        { id: 3, code: 'JPY', decimals: 0 },
      ]),
  };
  const test = createTestApp({ area, token, server });
  synchroniseSlip(test.app, test.app.slip.getState());
  return test;
}

function fill({ app, frame }: TestApp): void {
  app.slip.setState({ slip: buildSlip(items), open: 'parlay' });
  setStake(app, { kind: 'single', text: '5' });
  setStake(app, { kind: 'single', text: ' 7,5', shopId: 2 });
  setStake(app, { kind: 'parlay', text: '1x' });
  toggleSize(app, 4);
  toggleSize(app, 3);
  frame();
}

const STAKES = { commonStake: '5', singleStakes: new Map([[2, ' 7,5']]), parlayStake: '1x', sizes: [4, 3] };

describe('stakes over a reload', () => {
  it('SLIP-13 stakes as typed, sizes and tab are as they were left', () => {
    const first = open();
    fill(first);
    expect(open(first.area).app.slip.getState()).toMatchObject({ ...STAKES, open: 'parlay' });
  });

  it('SLIP-13 the stake of a pick that left is forgotten, and does not come back with it', () => {
    const test = open();
    const { app, area, frame } = test;
    fill(test);
    removeFromSlip(app, 'single', 2);
    const [, second] = items;
    if (second !== undefined) toggleItem(app, 'single', second);
    frame();
    expect(open(area).app.slip.getState().singleStakes).toEqual(new Map());
    clearSlip(app, 'single');
    frame();
    expect(open(area).app.slip.getState().commonStake).toBe('');
  });

  it('SLIP-13 a stake of another currency does not count, and the next typed one replaces it', async () => {
    const first = open(new FakeStorageArea(), TOKEN);
    await refreshAccount(first.app);
    fill(first);
    const view = ({ app }: TestApp) => slipView(app.slip.getState(), 'single', readSlipFacts(app));
    const same = open(first.area, TOKEN);
    await refreshAccount(same.app);
    expect(view(same).stake).toBe('5');
    const other = open(first.area, TOKEN, 3);
    await refreshAccount(other.app);
    expect(view(other)).toMatchObject({ stake: '', totalStake: null });
    expect(view(other).rows.map(({ stake }) => stake)).toEqual(['', '', '', '', '']);
    setStake(other.app, { kind: 'single', text: '300', shopId: 1 });
    expect(view(other)).toMatchObject({ stake: '', totalStake: '300' });
    expect(other.app.slip.getState().sizes).toEqual([4, 3]);
  });

  it('SLIP-13 a stake typed before the currency was known is for the player who signs in', async () => {
    const { app } = open(new FakeStorageArea(), TOKEN);
    setStake(app, { kind: 'parlay', text: '5' });
    await refreshAccount(app);
    expect(slipView(app.slip.getState(), 'parlay', readSlipFacts(app)).stake).toBe('5');
  });

  const GOOD = { open: 'single', single: [], commonStake: '5', parlayStake: '', stakesCurrency: null, sizes: [] };

  it.each([
    ['bad-input 85: null', null],
    ['bad-input 85: a list', [null]],
    ['bad-input 85: ten thousand singles', { ...GOOD, single: Array(10_000).fill({ shop_id: 1, stake: '1' }) }],
    ['bad-input 86: a stake that is a number', { ...GOOD, commonStake: 5 }],
    ['bad-input 87: an invalid point id', { ...GOOD, single: [{ shop_id: -1, stake: '1' }] }],
    ['bad-input 91: an invalid currency', { ...GOOD, stakesCurrency: 'CNY' }],
    ['bad-input 92: a text of a thousand digits', { ...GOOD, commonStake: '9'.repeat(1_000) }],
    ['bad-input 93: a prototype', JSON.parse('{"__proto__":{"commonStake":"5"}}')],
    ['bad-input 94: a field of another version', { ...GOOD, per: 'unit' }],
  ])('%s gives no stakes, and the slip remains', (_, stored) => {
    const area = new FakeStorageArea();
    area.put('stakes', stored);
    const { app } = open(area);
    expect(app.slip.getState()).toMatchObject({ open: 'single', commonStake: '', sizes: [] });
    expect(app.banner.getState().shown).toBeNull();
  });

  it('bad-input 94: stakes of another version give none', () => {
    const area = new FakeStorageArea();
    area.put('stakes', GOOD, 2);
    expect(open(area).app.slip.getState().commonStake).toBe('');
    area.put('stakes', GOOD, 1);
    expect(open(area).app.slip.getState().commonStake).toBe('5');
  });

  it('bad-input 83: without a storage the stakes live for the visit', () => {
    const area = new FakeStorageArea();
    area.refuses = 'all';
    const test = open(area);
    fill(test);
    expect(test.app.slip.getState()).toMatchObject(STAKES);
  });
});

describe('stakes of two tabs', () => {
  it('bad-input 95: what another tab typed is here, the tab open here stays, and nothing is written back', () => {
    const first = open();
    const second = open(first.area);
    fill(first);
    const written = vi.spyOn(first.area, 'setItem');
    second.tabs.changed('stakes');
    second.frame();
    expect(second.app.slip.getState()).toMatchObject({ ...STAKES, open: 'single' });
    expect(written).not.toHaveBeenCalled();
  });

  it('bad-input 95: while a stake is typed here, the other tab waits; what was typed last is in both', () => {
    const first = open();
    const second = open(first.area);
    second.app.slip.setState({ isTyping: true });
    setStake(second.app, { kind: 'parlay', text: '2' });
    fill(first);
    second.tabs.changed('stakes');
    expect(second.app.slip.getState().parlayStake).toBe('2');
    setStake(second.app, { kind: 'parlay', text: '20' });
    second.app.slip.setState({ isTyping: false });
    expect(second.app.slip.getState().parlayStake).toBe('20');
    first.tabs.changed('stakes');
    expect(first.app.slip.getState().parlayStake).toBe('20');
  });

  it('bad-input 95: a field that was only looked at shows what the other tab typed once it is left', () => {
    const first = open();
    const second = open(first.area);
    second.app.slip.setState({ isTyping: true });
    fill(first);
    second.tabs.changed('stakes');
    expect(second.app.slip.getState().commonStake).toBe('');
    second.app.slip.setState({ isTyping: false });
    expect(second.app.slip.getState().commonStake).toBe('5');
  });
});
