// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { FakeDesk, ME } from '../../testing/fake-desk';
import { stateOn } from '../../testing/show-screen';
import { startDesk } from '../app/desk-state';
import { signedIn } from './session-store';
import { IDLE_MS } from './start-idle-lock';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE = 60_000;

it('bad-input 314: a desk that was left for 15 minutes is locked and its session ended; a key keeps it', async () => {
  const fake = new FakeDesk();
  const state = stateOn(fake);
  const stop = startDesk(state, window);
  signedIn(state.session, ME);
  await vi.advanceTimersByTimeAsync(IDLE_MS - MINUTE);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }));
  await vi.advanceTimersByTimeAsync(IDLE_MS - MINUTE);
  expect(state.session.getState().kind).toBe('signed_in');
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(state.session.getState()).toEqual({ kind: 'locked', me: ME, cause: 'idle' });
  expect(fake.bodiesOf('signOut')).toHaveLength(1);
  stop();
});

it('bad-input 314: the time of the server counts, whatever this machine says', () => {
  const { clock } = stateOn(new FakeDesk());
  const at = Date.now() + 30 * MINUTE;
  clock.set(at);
  expect(Math.abs(clock.now() - at)).toBeLessThan(1_500);
});
