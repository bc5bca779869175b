import type { PlayerLimitsInfo } from '@clutchline/contract';
import { buildSlip, buildSlipItem, buildSlipItems } from '@clutchline/domain/testing';
import { describe, expect, it } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { readSlipFacts } from './read-slip-facts';
import { applyCommonStake, removeFromSlip, setStake } from './slip-actions';
import type { SlipFacts } from './slip-facts';
import { slipView } from './slip-view';
import { carryToParlay, toggleItem } from './toggle-item';

const LIMITS = { currency_id: 1, min: '1.00', max: '5000.00', max_payout: '100000.00', day_left: '55.00' } as const;
const NO_LIMIT = { value: null, pending: null, used: '0.00', left: null };
const PLAYER: PlayerLimitsInfo = {
  day_stake: NO_LIMIT,
  day_loss: NO_LIMIT,
  session_minutes: { value: null, pending: null, used: 0, left: null },
  day_ends: 90_000,
  break: null,
};

function start(count: number) {
  const { app } = createTestApp();
  const items = buildSlipItems(count);
  app.slip.setState({ slip: { ...buildSlip(items), parlayIds: [] } });
  const facts: SlipFacts = {
    ...readSlipFacts(app),
    signedIn: true,
    balance: { amount: '1000.00', nickname: 'Sam', currency_id: 1, player_id: 'player-of-sam-00001' },
    singleLimits: {
      ...LIMITS,
      points: items.map(({ shop_id }) => ({ shop_id, max: '5000.00', match_left: '900.00', delay_ms: 0 })),
    },
    stale: false,
    now: 10_000,
  };
  const view = (more: Partial<SlipFacts> = {}) => slipView(app.slip.getState(), 'single', { ...facts, ...more });
  return { app, items, facts, view };
}

describe('slipView', () => {
  it('U9 BET-7 a break or a used-up session is known before the press', () => {
    const { app, view } = start(1);
    setStake(app, { kind: 'single', text: '10' });
    expect(view().canPlace).toBe(true);
    const pause = { kind: 'time_out', until: 20_000 } as const;
    const paused = view({ playerLimits: { ...PLAYER, break: pause } });
    expect(paused).toMatchObject({ canPlace: false, problem: { reason: 'excluded', pause } });
    expect(view({ playerLimits: { ...PLAYER, break: { ...pause, until: 9_000 } } }).canPlace).toBe(true);
    const session = { ...PLAYER.session_minutes, value: 60, left: 0 };
    expect(view({ playerLimits: { ...PLAYER, session_minutes: session } })).toMatchObject({
      canPlace: false,
      problem: { reason: 'own_limit' },
    });
  });

  it('U10 SLIP-8 the maximum respects the day with the own limit, the market, the match and the balance', () => {
    const { view, facts } = start(1);
    expect(view().maxStake).toBe('55.00');
    const { singleLimits } = facts;
    if (singleLimits === null) throw new Error('limits were built');
    const free = { ...singleLimits, day_left: '50000.00' };
    expect(view({ singleLimits: free }).maxStake).toBe('900.00');
    expect(view({ singleLimits: { ...free, max_payout: '19.56' } }).maxStake).toBe('10.01');
    expect(
      view({
        singleLimits: free,
        balance: { amount: '7.00', nickname: 'Sam', currency_id: 1, player_id: 'player-of-sam-00001' },
      }).maxStake,
    ).toBe('7.00');
    expect(view({ singleLimits: { ...free, day_left: '0.50' } }).maxStake).toBeNull();
    expect(view().chips).toEqual(['10', '50']);
  });

  it('U10 SLIP-8 several singles share the rest of the day after own stakes', () => {
    const { app, view } = start(3);
    setStake(app, { kind: 'single', text: '15', shopId: 1 });
    expect(view().maxStake).toBe('20.00');
  });

  it('U12 SLIP-8 an own stake stays when the common one changes, until that is applied to all', () => {
    const { app, view } = start(2);
    setStake(app, { kind: 'single', text: '10', shopId: 1 });
    setStake(app, { kind: 'single', text: '20' });
    expect(view()).toMatchObject({ totalStake: '30.00', hasOwnStakes: true });
    applyCommonStake(app);
    expect(view()).toMatchObject({ totalStake: '40.00', hasOwnStakes: false });
  });

  it('U12 SLIP-8 no stake waits in an empty tab for the next selection', () => {
    const { app, items } = start(2);
    setStake(app, { kind: 'single', text: '20' });
    for (const { shop_id } of items) removeFromSlip(app, 'single', shop_id);
    expect(app.slip.getState().commonStake).toBe('');
  });

  it('U25 SLIP-8 the stake of one single is its own, also once another one joins', () => {
    const { app, view } = start(1);
    setStake(app, { kind: 'single', text: '20' });
    expect(view().stake).toBe('20');
    toggleItem(app, 'single', buildSlipItem({ shop_id: 9 }));
    expect(view()).toMatchObject({ stake: '', rows: [{ stake: '20' }, { stake: '' }] });
  });

  it('U25 SLIP-2 an empty combo begins with the singles, which stay', () => {
    const { app } = start(3);
    carryToParlay(app);
    expect(app.slip.getState().slip).toMatchObject({ singleIds: [1, 2, 3], parlayIds: [1, 2, 3] });
    removeFromSlip(app, 'parlay', 1);
    carryToParlay(app);
    expect(app.slip.getState().slip.parlayIds).toEqual([2, 3]);
  });

  it('U26 SLIP-3 a replaced combo selection is named and can be restored in its place', () => {
    const { app } = start(3);
    carryToParlay(app);
    toggleItem(app, 'parlay', buildSlipItem({ shop_id: 9, game_id: 2 }));
    const { slip, removed } = app.slip.getState();
    expect(slip.parlayIds).toEqual([1, 9, 3]);
    expect(removed).toMatchObject({ isReplaced: true, first: { item: { shop_id: 2 }, place: 1 } });
  });

  it('U21 SLIP-10 a price is coloured by its move from the chosen one', () => {
    const { app, view, items } = start(3);
    const odds = ['1.954', '1.955', '1.956'];
    const moved = items.map((item, index) => ({ ...item, odd: odds[index] ?? item.odd }));
    const agreed = new Map(items.map(({ shop_id }) => [shop_id, { odd: '1.955', version: 1 }]));
    app.slip.setState(({ slip }) => ({ slip: { ...slip, items: moved }, agreed }));
    expect(view().rows.map(({ move }) => move)).toEqual(['down', null, 'up']);
  });

  it('U23 SLIP-10 a dropped price of a closed selection needs no acceptance', () => {
    const { app, view, items } = start(2);
    const agreed = new Map(items.map(({ shop_id }) => [shop_id, { odd: '1.955', version: 1 }]));
    const dropped = (status: 1 | 2) =>
      items.map((item, index) => (index === 0 ? { ...item, odd: '1.500', status } : { ...item, odd: '2.100' }));
    app.slip.setState(({ slip }) => ({ slip: { ...slip, items: dropped(1) }, agreed, accept: 'better' }));
    expect(view().needsAccept).toBe(true);
    app.slip.setState(({ slip }) => ({ slip: { ...slip, items: dropped(2) } }));
    expect(view().needsAccept).toBe(false);
  });
});
