// @vitest-environment jsdom
import type { DeskAnswer } from '@clutchline/contract/desk';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DeskRefusal, FakeDesk } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Account from './account';

afterEach(cleanup);

const SESSION: DeskAnswer<'mySessions'>[number] = {
  ...{ session_id: 11, created_at: 1, last_used_at: 1, network: null, is_this: true },
};

it('DESK-4 other sessions that could not be ended are reported', async () => {
  const fake = new FakeDesk({
    mySessions: () => [SESSION, { ...SESSION, session_id: 12, is_this: false }],
    endOtherSessions: () => {
      throw new DeskRefusal('internal');
    },
  });
  showScreen(<Account />, fake);
  await screen.findByText('12');
  const end = screen.getByRole('button', { name: 'End the others' });
  fireEvent.click(end);
  await expect.poll(() => screen.getByRole('alert').textContent).not.toBe('');
  expect(end).toHaveProperty('disabled', false);
});

it('DESK-3 offers a passkey only if operators sign in at the desk', async () => {
  const { state } = showScreen(<Account />, new FakeDesk({ mySessions: () => [SESSION] }));
  expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeTruthy();
  act(() => state.provider.setState({ name: 'Acme ID' }));
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});
