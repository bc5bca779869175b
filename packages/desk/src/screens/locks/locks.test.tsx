// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { FakeDesk, ME } from '../../../testing/fake-desk';
import { showScreen } from '../../../testing/show-screen';
import Locks from './locks';

afterEach(cleanup);

const LOCK = {
  lock_id: 2,
  scope: 'match',
  id: 70,
  kind: 'hide',
  reason: 'score unclear',
  set_by: 'bob',
  set_at: 1,
} as const;
const GAME = {
  lock_id: 3,
  scope: 'game',
  id: 1,
  kind: 'suspend',
  reason: 'integrity',
  set_by: 'cat',
  set_at: 1,
} as const;

it('bad-input 305: the end of a lock names the locks that remain', async () => {
  const fake = new FakeDesk({ locks: () => [LOCK], unlock: () => ({ changed: 0, remaining: [GAME] }) });
  showScreen(<Locks />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'End the lock' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Checked, in order' }));
  fireEvent.click(dialog.getByRole('button', { name: 'End the lock' }));
  expect(await screen.findByText('Game 1: cat, Integrity')).toBeTruthy();
  expect(fake.bodiesOf('unlock')).toMatchObject([
    { subject: { scope: 'match', id: 70, kind: 'hide' }, reason: 'checked, in order' },
  ]);
});

it('bad-input 296: nothing is sent with a reason of two characters', async () => {
  const fake = new FakeDesk({ lock: () => ({ changed: 1, remaining: [] }) });
  showScreen(<Locks />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Suspend' }));
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Number'), { target: { value: '70' } });
  fireEvent.change(dialog.getByLabelText('Reason'), { target: { value: ' x ' } });
  expect(dialog.getByRole('button', { name: 'Suspend' })).toHaveProperty('disabled', true);
  expect(dialog.getByText('At least 3 characters, on one line')).toBeTruthy();
});

it('DESK-5 a settler suspends and cannot resume', async () => {
  showScreen(<Locks />, new FakeDesk({ locks: () => [LOCK] }), { me: { ...ME, roles: ['settler'] } });
  expect(await screen.findByText('Match 70')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Suspend' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'End the lock' })).toBeNull();
});

it('bad-input 314: what may be old is grey, and nothing in it can be pressed', async () => {
  const fake = new FakeDesk({ locks: () => [LOCK] });
  const { container } = showScreen(<Locks />, fake);
  await screen.findByText('Match 70');
  fake.isDown = true;
  expect(await screen.findByText(/No connection to the server/, {}, { timeout: 4_000 })).toBeTruthy();
  expect(container.querySelector('[data-stale="true"] [inert]')).toBeTruthy();
});
