import { buildSlip, buildSlipItems } from '@clutchline/domain/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createTestApp, ok, TOKEN } from '../../../testing/test-app';
import { refreshAccount } from '../session/refresh-account';
import { placeBets } from './place-bets';
import { readSlipFacts } from '../slip/read-slip-facts';
import { removeFromSlip, setAccept, setStake } from '../slip/slip-actions';
import { slipView } from '../slip/slip-view';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function start(amount: string, confirmAbove: number | null = null) {
  const server = {
    balance: () => ok({ amount, nickname: 'Demo', currency_id: 1, player_id: 'player-of-demo-0001' }),
    playMore: () => undefined,
  };
  const test = createTestApp({ token: TOKEN, server });
  test.app.settings.setState({ confirmAbove });
  await refreshAccount(test.app);
  test.app.slip.setState({ slip: buildSlip(buildSlipItems(2)) });
  const view = () => slipView(test.app.slip.getState(), 'single', readSlipFacts(test.app));
  const press = async (after = 1_000) => {
    await vi.advanceTimersByTimeAsync(after);
    void placeBets(test.app, 'single');
    await vi.advanceTimersByTimeAsync(0);
    return test.callsOf('playMore').length;
  };
  const stake = (text: string) => setStake(test.app, { kind: 'single', text, shopId: 1 });
  return { ...test, view, press, stake };
}

describe('a large stake', () => {
  it('BET-7 is asked about once and placed by the next press, bad-input 122', async () => {
    const { view, press, stake } = await start('1000.00');
    stake('500');
    expect(view().confirm).toMatchObject({ asked: false });
    expect(await press()).toBe(0);
    expect(view()).toMatchObject({ confirm: { asked: true }, canPlace: true });
    expect(await press()).toBe(1);
  });

  it('BET-7 a second press of the same hand does not confirm', async () => {
    const { press, stake } = await start('1000.00');
    stake('500');
    expect(await press()).toBe(0);
    expect(await press(200)).toBe(0);
    expect(await press(400)).toBe(1);
  });

  it.each([
    ['5000.00', '500', false],
    ['4999.99', '500', true],
    ['1000.00', '499.99', false],
    ['100000.00', '10000.01', true],
  ])('BET-7 of %s a stake of %s: asked %s', async (amount, text, isAsked) => {
    const { view, stake } = await start(amount);
    stake(text);
    expect(view().confirm !== null).toBe(isAsked);
  });

  it.each([
    ['50.00', false],
    ['50.01', true],
  ])('EMBED-2 the limit of the host goes before it: %s', async (text, isAsked) => {
    const { view, stake } = await start('100000.00', 5_000);
    stake(text);
    expect(view().confirm !== null).toBe(isAsked);
  });

  it('BET-7 asks again when stake, selection, odds or preference are others', async () => {
    const { app, view, press, stake } = await start('1000.00');
    stake('500');
    const changes = [
      () => stake('501'),
      () => setStake(app, { kind: 'single', text: '1', shopId: 2 }),
      () => removeFromSlip(app, 'single', 2),
      () => setAccept(app, 'latest'),
      () =>
        app.slip.setState(({ slip }) => ({
          slip: { ...slip, items: slip.items.map((item) => ({ ...item, odd: '2.100' })) },
        })),
    ];
    for (const change of changes) {
      await press();
      expect(view().confirm?.asked).toBe(true);
      change();
      expect(view().confirm?.asked).toBe(false);
      expect(await press()).toBe(0);
      app.slip.setState({ asked: null });
    }
  });
});
