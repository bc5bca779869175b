// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { createTestApp } from '../../testing/test-app';
import { startPrices } from '../state/sources/start-prices';
import { startOnline } from './sources';

it('U4 a lost network closes the connection at once, so prices are stale, and the next one is tried', async () => {
  const { app, sockets } = createTestApp();
  const stopPrices = startPrices(app);
  const stop = startOnline(app, { view: window, element: document.body, ownsPage: true });
  const place = { topic: 'list', epoch: 'epoch-01', seq: 1 } as const;
  sockets[0]?.hello();
  sockets[0]?.deliver({ type: 'snapshot', ...place, changes: [] });
  expect(app.freshness.getState().freshness.state).toBe('live');
  window.dispatchEvent(new Event('offline'));
  expect(app.freshness.getState().freshness.state).toBe('stale');
  await vi.waitFor(() => expect(sockets).toHaveLength(2));
  stop();
  stopPrices();
});

it('ERR-1 a machine that is online again leaves the no-network page for the former screen, by itself', async () => {
  const { app } = createTestApp({ place: '/bets', server: { getCurrency: () => undefined } });
  const wake = vi.spyOn(app.push, 'wake').mockReturnValue();
  const stop = startOnline(app, { view: window, element: document.body, ownsPage: true });
  const path = (): string => app.env.location.read().path;
  await app.call('getCurrency', {});
  expect(path()).toBe('/not-net');
  window.dispatchEvent(new Event('online'));
  expect(path()).toBe('/bets');
  expect(wake).toHaveBeenCalledOnce();
  stop();
  window.dispatchEvent(new Event('online'));
  expect(wake).toHaveBeenCalledOnce();
});
