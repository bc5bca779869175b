// @vitest-environment jsdom
import { toLocalizedFields } from '@clutchline/contract';
import { buildNames } from '@clutchline/domain/testing';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { ok } from '../../../testing/test-app';
import { HeaderEnd } from './header-end';

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn();
});
/** Parts load while the test waits, also on a busy machine. */
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

const HIT = {
  kind: 'team',
  team_id: 41,
  game_type_id: 1,
  ...toLocalizedFields('name', buildNames('Jade Lanterns')),
  ...{ alias: null, next_game_id: null, next_start: null, is_live: 0 },
};

it('FIND-1 the search opens from the header of any screen, and closes with the choice of a hit', async () => {
  const { app } = renderInApp(<HeaderEnd />, {
    place: '/bets',
    server: { getGameTypeDict: () => ok([]), search: () => ok({ rows: [HIT], is_similar: 0 }) },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Find a team or event' }));
  const field = await screen.findByRole('combobox', { name: 'Search teams and events' });
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'jade' } });
  fireEvent.click(await screen.findByText('Jade Lanterns', { selector: 'strong' }));
  expect(app.env.location.read()).toMatchObject({ path: '/teams/detail', search: 'team_id=41' });
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Search teams and events' })).toBeNull());
});
