// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

import type { AppEvents, LiveOptions } from './api';
import { type AsGiven, HostEvents, type MountAsGiven } from './host-values';
import { mountLater } from './mount-later';

const element = document.createElement('div');

function appOnItsWay() {
  const events = new HostEvents<AppEvents>();
  const updates: AsGiven<LiveOptions>[] = [];
  const destroy = vi.fn();
  const mount = vi.fn<MountAsGiven>(() => ({
    update: (changed) => void updates.push(changed),
    on: (name, listener) => events.on(name, listener),
    off: (name, listener) => events.off(name, listener),
    destroy,
  }));
  return { events, updates, destroy, mount, load: () => Promise.resolve(mount) };
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

it('EMBED-1 the handle is there at once; the app receives what changed in between, in its order', async () => {
  const app = appOnItsWay();
  const options = { lang: 'ja-JP' } as const;
  const handle = mountLater(app.load)(element, options);
  const routes: string[] = [];
  const stop = handle.on('route', ({ route }) => routes.push(route));
  handle.update({ theme: 'light' });
  handle.update({ theme: 'arena', route: '/bets' });
  expect(app.mount).not.toHaveBeenCalled();
  await nextTask();
  expect(app.mount).toHaveBeenCalledExactlyOnceWith(element, options);
  handle.update({ lang: 3 });
  expect(app.updates).toEqual([{ theme: 'light' }, { theme: 'arena', route: '/bets' }, { lang: 3 }]);
  app.events.emit('route', { route: '/bets' });
  stop();
  app.events.emit('route', { route: '/match/list' });
  expect(routes).toEqual(['/bets']);
  handle.destroy();
  expect(app.destroy).toHaveBeenCalledTimes(1);
});

it('EMBED-1 what was destroyed before its code came is never put on the page', async () => {
  const app = appOnItsWay();
  mountLater(app.load)(element).destroy();
  await nextTask();
  expect(app.mount).not.toHaveBeenCalled();
});

it('EMBED-2 code that does not come is an error of the page', async () => {
  const handle = mountLater(() => Promise.reject(new Error('gone')))(element);
  const errors = vi.fn();
  handle.on('error', errors);
  await nextTask();
  expect(errors).toHaveBeenCalledExactlyOnceWith({ kind: 'page', message: 'The app did not load' });
});
