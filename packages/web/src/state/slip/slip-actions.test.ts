import { buildSlip, buildSlipItem } from '@clutchline/domain/testing';
import { expect, it, vi } from 'vitest';

import { createTestApp } from '../../../testing/test-app';
import { readSlipFacts } from './read-slip-facts';
import { setWin, toggleSize } from './slip-actions';
import { warn } from './slip-store';
import { slipView } from './slip-view';

function start() {
  const items = ['2.000', '3.000', '1.500', '1.010'].map((odd, index) => buildSlipItem({ shop_id: index + 1, odd }));
  const { app } = createTestApp();
  app.slip.setState({ slip: buildSlip(items) });
  const view = (kind: 'single' | 'parlay') => slipView(app.slip.getState(), kind, readSlipFacts(app));
  return { app, view };
}

it('SLIP-8 the win of a combo gives its stake, and the view states the win of a stake', () => {
  const { app, view } = start();
  setWin(app, 'parlay', '80,9');
  expect(view('parlay')).toMatchObject({ stake: '10.00', win: '80.90', possibleReturn: '90.90' });
  toggleSize(app, 3);
  setWin(app, 'parlay', '100');
  const { win, stake } = view('parlay');
  expect(Number(win)).toBeGreaterThanOrEqual(100);
  expect(Number(win)).toBeLessThan(100.05);
  expect(Number(stake)).toBeGreaterThan(10);
});

it('SLIP-8 the win of singles gives each the stake of its odds', () => {
  const { app, view } = start();
  setWin(app, 'single', '10');
  expect(view('single').rows.map(({ stake }) => stake)).toEqual(['10.00', '5.00', '20.00', '1000.00']);
  expect(view('single').win).toBeNull();
});

it.each(['x', '-5', '1.2.3', '1e3'])('SLIP-8 a win of "%s" changes nothing', (text) => {
  const { app, view } = start();
  setWin(app, 'parlay', '80.90');
  setWin(app, 'parlay', text);
  expect(view('parlay').stake).toBe('10.00');
});

it('SLIP-8 no win is no stake', () => {
  const { app, view } = start();
  setWin(app, 'single', '10');
  setWin(app, 'single', ' ');
  expect(view('single').rows.map(({ stake }) => stake)).toEqual(['', '', '', '']);
});

it('C13 SLIP-4 a warning for the same reason has its full 1.5 s', () => {
  vi.useFakeTimers();
  const { app } = createTestApp();
  const { slip } = app;
  warn(slip, 'orders_limit_10');
  vi.advanceTimersByTime(1_400);
  warn(slip, 'orders_limit_10');
  vi.advanceTimersByTime(1_499);
  expect(slip.getState().warning).toBe('orders_limit_10');
  vi.advanceTimersByTime(1);
  expect(slip.getState().warning).toBeNull();
  vi.useRealTimers();
});
