// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { QueuedProposal } from '@clutchline/contract/desk';
import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';

import { FakeDesk, lockList, ME } from '../../testing/fake-desk';
import { FakePush } from '../../testing/fake-push';
import { placeNow, showScreen, stateOn } from '../../testing/show-screen';
import { HOLD_MS } from './use-hold';
import { NO_NAMES } from '../live/use-subject-names';
import { say } from '../session/spoken-log';
import { Shell } from './shell';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const PANIC = {
  lock_id: 1,
  scope: 'all',
  id: 0,
  kind: 'suspend',
  reason: 'feed wrong',
  set_by: 'bob',
  set_at: 1,
} as const;
const NOTHING = { changed: 0, remaining: [], names: NO_NAMES };

it('DESK-8 Shift+Escape, held for 0.6 s, suspends everything; a shorter press does not', async () => {
  vi.useFakeTimers();
  const fake = new FakeDesk({ panic: () => NOTHING });
  showScreen(<Shell />, fake);
  const hold = async (ms: number) => {
    fireEvent.keyDown(window, { key: 'Escape', shiftKey: true });
    await act(() => vi.advanceTimersByTimeAsync(ms));
    fireEvent.keyUp(window, { key: 'Escape', shiftKey: true });
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  await hold(HOLD_MS - 100);
  expect(fake.bodiesOf('panic')).toEqual([]);
  await hold(HOLD_MS + 100);
  expect(fake.bodiesOf('panic')).toMatchObject([{ reason: 'panic by Shift+Esc' }]);
});

it('DESK-8 panic by press needs a reason and a confirmation, and its banner names who and why', async () => {
  const fake = new FakeDesk({ panic: () => NOTHING });
  showScreen(<Shell />, fake);
  fireEvent.click(await screen.findByRole('button', { name: 'Panic' }));
  const dialog = await screen.findByRole('dialog', { name: 'Suspend everything' });
  const confirm = within(dialog).getByRole('button', { name: 'Suspend everything now' });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Feed wrong' }));
  fake.set({ locks: () => lockList([PANIC]) });
  fireEvent.click(confirm);
  expect(await screen.findByText(/bob.*Feed wrong/)).toBeTruthy();
  expect(fake.bodiesOf('panic')).toMatchObject([{ reason: 'feed wrong' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('DESK-8 the panic button has the focus while everything is suspended, and opens nothing', async () => {
  const fake = new FakeDesk({ panic: () => NOTHING });
  showScreen(<Shell />, fake);
  const button = await screen.findByRole('button', { name: 'Panic' });
  button.focus();
  fireEvent.click(button);
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Feed wrong' }));
  fake.set({ locks: () => lockList([PANIC]) });
  fireEvent.click(dialog.getByRole('button', { name: 'Suspend everything now' }));
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(button);
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('DESK-5 offers what the roles include: a viewer has no panic', async () => {
  showScreen(<Shell />, new FakeDesk(), { me: { ...ME, roles: ['viewer'] } });
  expect(await screen.findByRole('link', { name: /Locks/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Panic' })).toBeNull();
});

it('DESK-1 g and a letter open a screen, outside of fields and unless switched off', async () => {
  const { state } = showScreen(
    <Shell />,
    new FakeDesk({ audit: () => ({ actions: [], next: null, names: NO_NAMES }) }),
  );
  await screen.findByRole('link', { name: /Audit/ });
  const type = (target: Element | Window) => {
    fireEvent.keyDown(target, { key: 'g' });
    fireEvent.keyDown(target, { key: 'u' });
  };
  type(window);
  expect(placeNow()).toEqual(['audit']);
  expect(document.activeElement).toBe(screen.getByRole('main'));
  window.location.hash = '#/';
  act(() => state.preferences.setState({ hasKeys: false }));
  type(window);
  expect(placeNow()).toEqual([]);
});

it('DESK-1 g and a letter open a screen from a row too, whose table has a key of that letter', async () => {
  const limits = () => ({ rules: [], next: null, names: NO_NAMES });
  const fake = new FakeDesk({ locks: () => lockList([PANIC]), limits });
  const { state } = showScreen(<Shell />, fake, { hash: '#/locks' });
  act(() => state.preferences.setState({ hasKeys: true }));
  for (const [key, path] of [
    ['k', 'limits'],
    ['r', 'reports'],
  ] as const) {
    act(() => void (window.location.hash = '#/locks'));
    const row = (await screen.findByText('bob')).closest('tr') ?? document.body;
    fireEvent.keyDown(row, { key: 'g' });
    fireEvent.keyDown(row, { key });
    expect(placeNow()).toEqual([path]);
    expect(screen.queryByRole('dialog')).toBeNull();
    window.location.hash = '#/locks';
  }
});

it('DESK-13 what waits for the operator is counted at its screen and in the title, and said when it comes', async () => {
  const fake = new FakeDesk();
  const push = new FakePush();
  const { state } = showScreen(<Shell />, fake, { state: stateOn(fake, push) });
  const proposal = (proposal_id: number, proposed_by: string): QueuedProposal => ({
    ...{ proposal_id, kind: 'void_play', reason: 'score unclear', proposed_by, proposed_at: 1, expires_at: 9e12 },
  });
  const link = (name: string | RegExp) => screen.findByRole('link', { name });
  await link('Proposals');
  act(() => {
    push.open();
    push.show('queue', { quarantine: 0, 'proposal:3': proposal(3, ME.name), 'proposal:4': proposal(4, 'bob') });
  });
  await link(/^Proposals ?1 waiting$/);
  expect(document.title).toMatch(/^\(1\) Overview/);
  const said = () => screen.getByRole('log').textContent.trim();
  expect(said()).toBe('Proposals: 1 waiting');
  act(() => push.show('queue', { quarantine: 0, 'proposal:5': proposal(5, 'bob') }));
  expect(said()).toBe('Proposals: 1 waiting');
  act(() => push.show('queue', { quarantine: 0 }));
  await link('Proposals');
  expect(document.title).toMatch(/^Overview/);
  act(() => say(state.spoken, 'Done: Act'));
  expect(said()).toBe('Proposals: 1 waiting Done: Act');
});

it('DESK-13 work that the roles do not include is not counted', async () => {
  const fake = new FakeDesk();
  const push = new FakePush();
  showScreen(<Shell />, fake, { state: stateOn(fake, push), me: { ...ME, roles: ['viewer'] } });
  await screen.findByRole('link', { name: 'Overview' });
  act(() => push.open());
  const show = (): void => push.show('queue', { quarantine: 0, referred: 2 });
  act(show);
  expect(document.title).toMatch(/^Overview/);
  cleanup();
  const trader = new FakePush();
  showScreen(<Shell />, fake, { state: stateOn(fake, trader), me: { ...ME, roles: ['trader'] } });
  act(() => trader.open());
  act(() => trader.show('queue', { quarantine: 0, referred: 2 }));
  await screen.findByRole('link', { name: /^Queue ?2 waiting$/ });
});

it('U43 the shell has no barrier', async () => {
  const { container } = showScreen(<Shell />, new FakeDesk({ locks: () => lockList([PANIC]) }));
  await screen.findByRole('heading', { level: 1, name: 'Overview' });
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('DESK-4 a sign-out without an answer says that the session may last', async () => {
  const fake = new FakeDesk();
  const { state } = showScreen(<Shell />, fake);
  const button = await screen.findByRole('button', { name: 'Sign out' });
  fake.isDown = true;
  fireEvent.click(button);
  expect(await screen.findByText(/you may still be signed in/)).toBeTruthy();
  expect(state.session.getState().kind).toBe('signed_in');
});
