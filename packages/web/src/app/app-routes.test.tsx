// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { InLanguage } from '../../testing/in-language';
import { AppStateContext } from '../state/app-context';
import { startAddress } from '../state/sources/start-address';
import { createTestApp } from '../../testing/test-app';
import { AppRoutes } from './app-routes';

const network = vi.hoisted(() => ({ fails: false }));
vi.mock('./later-routes', async (original) => {
  if (network.fails) throw new TypeError('Failed to fetch');
  return original();
});
vi.mock('../screens/frame/frame', () => ({
  Frame: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}));
vi.mock('../screens/match-list/match-list', () => ({ MatchList: () => <p>the list</p> }));
vi.mock('../screens/not-found/not-found', () => ({ NotFound: () => <p>not found</p> }));
vi.mock('../screens/bets/bets', () => ({ Bets: () => <p>my bets</p> }));
vi.mock('../screens/limits/limits', () => ({ Limits: () => <p>my limits</p> }));

let stop = (): void => undefined;
beforeEach(() => {
  network.fails = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stop();
  cleanup();
  vi.restoreAllMocks();
});

function open(place: string) {
  const test = createTestApp({ place });
  stop = startAddress(test.app);
  render(
    <AppStateContext value={test.app}>
      <InLanguage>
        <AppRoutes />
      </InLanguage>
    </AppStateContext>,
  );
  const routes = () => test.events.filter(({ name }) => name === 'route').map(({ event }) => event);
  return { ...test, routes, path: () => test.app.env.location.read().path };
}

// Must be first: the table is not loaded yet.
it('ROUTE-3 ERR-6 a second table that did not load shows that, keeps the address, and is loaded on request', async () => {
  network.fails = true;
  const { app, routes, path } = open('/bets');
  const reload = await screen.findByRole('button', { name: 'Reload' });
  expect([path(), routes()]).toEqual(['/bets', []]);
  act(() => app.env.location.go('/match/list'));
  screen.getByText('the list');
  act(() => app.env.location.go('/unknown'));
  await screen.findByRole('button', { name: 'Reload' });
  expect(path()).toBe('/unknown');
  act(() => app.env.location.back());
  act(() => app.env.location.back());
  await screen.findByRole('button', { name: 'Reload' });
  expect(reload.isConnected).toBe(false);
  network.fails = false;
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await screen.findByText('my bets');
  expect(routes()).toEqual([{ route: '/match/list' }, { route: '/bets' }]);
});

it('ROUTE-3 a screen of the second table opens, and the host is notified once it is known', async () => {
  const { app, routes } = open('/match/list');
  screen.getByText('the list');
  expect(routes()).toEqual([{ route: '/match/list' }]);
  act(() => app.env.location.go('/bets?x=1'));
  await screen.findByText('my bets');
  act(() => app.env.location.back());
  screen.getByText('the list');
  act(() => app.env.location.go('/user/limits'));
  await screen.findByText('my limits');
  expect(routes()).toEqual(['/match/list', '/bets?x=1', '/match/list', '/user/limits'].map((route) => ({ route })));
});

it('ROUTE-3 a screen of the second table opens directly', async () => {
  const { routes, path } = open('/user/limits');
  await screen.findByText('my limits');
  expect([path(), routes()]).toEqual(['/user/limits', [{ route: '/user/limits' }]]);
});

it.each(['/unknown', '/match/list/x', '/bets/', '//evil.com'])(
  'ROUTE-3 bad-input 77, 79: %s, which is in neither table, is replaced by /404, and only that is reported to the host',
  async (place) => {
    const { app, routes, path } = open('/match/list');
    act(() => app.env.location.go(place));
    await screen.findByText('not found');
    expect([path(), routes()]).toEqual(['/404', [{ route: '/match/list' }, { route: '/404' }]]);
    act(() => app.env.location.back());
    screen.getByText('the list');
  },
);

it.each(['/Schedule', '/schedule/', '/events/7', '/calendar/x'])(
  'bad-input 163: %s is no screen and is replaced by /404',
  async (place) => {
    const { app, path } = open('/match/list');
    act(() => app.env.location.go(place));
    await screen.findByText('not found');
    expect(path()).toBe('/404');
  },
);

it('U38 a detail that loads has the shape of a detail, not that of the list', () => {
  open('/match/detail?game_id=1');
  const skeleton = document.querySelector('[aria-busy="true"]');
  expect(skeleton).not.toBeNull();
  expect(skeleton?.textContent).not.toContain('Winner');
});

it.each([
  ...['/home', '/schedule', '/champion', '/bets', '/announcements', '/announcements/detail', '/user'],
  ...['/virtual/speed', '/virtual/speed/results', '/virtual/speed/rules'],
  ...['backpack', 'guide', 'rules', 'prices'].map((part) => `/virtual/chess/${part}`),
])('NAV-7 %s has a screen', async (place) => {
  const { path, routes } = open(place);
  await vi.waitFor(() => expect(routes()).toEqual([{ route: place }]));
  expect(path()).toBe(place);
});
