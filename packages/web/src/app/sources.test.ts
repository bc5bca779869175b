// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import { createTestApp } from '../../testing/test-app';
import { startOnline } from './sources';

it('ERR-1 a machine that is online again leaves the no-network page for where the player was, by itself', async () => {
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
