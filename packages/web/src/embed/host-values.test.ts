import { afterEach, expect, it, vi } from 'vitest';

import type { AppEvents } from './api';
import { HostEvents } from './host-values';

afterEach(() => vi.unstubAllGlobals());

it('EMBED-2 each listener receives its own events until it is removed', () => {
  const events = new HostEvents<AppEvents>();
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = events.on('route', first);
  events.on('route', second);
  events.emit('route', { route: '/bets' });
  stop();
  events.off('route', second);
  events.emit('route', { route: '/match/list' });
  expect(first.mock.calls).toEqual([[{ route: '/bets' }]]);
  expect(second.mock.calls).toEqual([[{ route: '/bets' }]]);
});

it('EMBED-2 a listener that throws is reported and stops no other', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const events = new HostEvents<AppEvents>();
  const listener = vi.fn();
  events.on('balance', () => {
    throw new Error('host');
  });
  events.on('balance', listener);
  events.emit('balance', null);
  expect(listener).toHaveBeenCalledWith(null);
  expect(report).toHaveBeenCalledTimes(1);
});
