// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { renderInApp } from '../../../testing/in-app';
import { ok, TOKEN } from '../../../testing/test-app';
import { startFocusKeeper } from '../../app/start-focus-keeper';
import { Following } from './following';

let stop = (): void => undefined;
afterEach(() => {
  stop();
  cleanup();
});

const NO_CALENDARS = { listCalendars: () => ok({ rows: [] }) };

function press(button: HTMLElement): void {
  button.focus();
  fireEvent.click(button);
}

it('FOLLOW-1 U2 after a team is removed the next one has the focus, and after the last one the heading', async () => {
  const view = renderInApp(<Following />, {
    place: '/user/following',
    server: { getTeam: () => ok({ team: null }) },
    prepare: ({ app }) => app.spoilers.setState({ followed: new Set([41, 42]) }),
  });
  stop = startFocusKeeper({ element: view.container });
  const buttons = () => screen.queryAllByRole('button', { name: /^Unfollow/ });
  await waitFor(() => expect(buttons()).toHaveLength(2));
  const [first, second] = buttons();
  press(first ?? document.body);
  await waitFor(() => expect(document.activeElement).toBe(second));
  press(second ?? document.body);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Followed teams' })));
});

it('CAL-3 U2 the address of a new calendar has the focus', async () => {
  const path = '/calendar/own/secret.ics';
  const calendar = {
    calendar_id: 7,
    name: 'Mine',
    scope: { kind: 'followed' },
    reminder: 15,
    created_at: 1,
    feed_lang: 2,
  };
  renderInApp(<Following />, {
    place: '/user/following',
    token: TOKEN,
    server: { ...NO_CALENDARS, createCalendar: () => ok({ calendar, path }) },
  });
  press(await screen.findByRole('button', { name: 'Create address' }));
  const address = await screen.findByDisplayValue(/secret\.ics$/);
  expect(document.activeElement).toBe(address);
});
