// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { stubView } from '../../../testing/fake-view';
import { renderWithoutAct } from '../../../testing/in-app';
import { type FakeServer, ok } from '../../../testing/test-app';
import { AppRoutes } from '../../app/app-routes';

vi.mock('../slip/slip-panel', () => ({ SlipPanel: () => <p>Place and prices live</p> }));

beforeEach(() => {
  stubView();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Without these answers the app would open `/not-net` by itself. */
const SERVER: FakeServer = {
  getAnnouncements: () => ok({ rows: [], banners: [], next_cursor: null, unread_count: 0 }),
  getGameListByGameTypeId: () => ok({ rows: [] }),
};

const open = (place: string) => renderWithoutAct(<AppRoutes />, { place, server: SERVER }).unmount;

it('U36 the page of a blocked region has no slip, other pages have one', async () => {
  const close = open('/ip-limit');
  expect(await screen.findByText('Not available in your region')).toBeDefined();
  expect(screen.queryByText('Place and prices live')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
  close();
  const closeOther = open('/not-net');
  expect(await screen.findByText('Place and prices live')).toBeDefined();
  closeOther();
});
