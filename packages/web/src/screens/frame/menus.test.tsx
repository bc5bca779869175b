// @vitest-environment jsdom
import { LANGUAGES } from '@clutchline/contract';
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { BottomBar } from './bottom-bar';
import { Header } from './header';

/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

it('ROUTE-5 the bottom bar has home, matches, slip, own bets and the player, and marks the screen', () => {
  const onSlip = vi.fn();
  const { app } = renderInApp(<BottomBar onSlip={onSlip} />, { place: '/home' });
  const bar = within(screen.getByRole('navigation'));
  expect(bar.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Home', 'Matches', 'My bets', 'Me']);
  expect(bar.getByRole('link', { current: 'page' }).textContent).toBe('Home');
  fireEvent.click(bar.getByRole('button', { name: 'Slip' }));
  expect(onSlip).toHaveBeenCalledOnce();
  fireEvent.click(bar.getByRole('link', { name: 'Matches' }));
  expect(app.env.location.read().path).toBe('/match/list');
});

it('ROUTE-5 the wide menu begins with home and has the screens of the second table', async () => {
  const { app } = renderInApp(<Header />, { place: '/results' });
  const menu = within(screen.getByRole('navigation'));
  await menu.findByRole('link', { name: 'Results', current: 'page' });
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    ...['Home', 'Matches', 'My bets', 'Schedule', 'Results', 'Events', 'Outrights', 'Announcements', 'Speed LOL'],
    'Auto chess',
  ]);
  fireEvent.click(menu.getByRole('link', { name: 'Home' }));
  expect(app.env.location.read().path).toBe('/home');
});

it.each(LANGUAGES)('ROUTE-5 LANG-2 no two entries of the bottom bar have the same name in $code', ({ id }) => {
  renderInApp(<BottomBar onSlip={vi.fn()} />, { langId: id });
  const names = [...screen.getByRole('navigation').children].map(({ textContent }) => textContent);
  expect(new Set(names).size).toBe(5);
  expect(names.every((name) => name !== '')).toBe(true);
});
