// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { FakeDesk, ME } from '../../testing/fake-desk';
import { stateOn } from '../../testing/show-screen';
import { lock, signedIn, signedOut } from '../session/session-store';

function askForStepUp() {
  const state = stateOn(new FakeDesk());
  signedIn(state.session, ME);
  return { state, answer: state.stepUp.request() };
}

it('DESK-4 DESK-7 a call that waits for the code of one operator is not sent with that of another', async () => {
  const { state, answer } = askForStepUp();
  lock(state.session, 'idle');
  signedIn(state.session, { ...ME, operator_id: 2, name: 'bob' });
  expect(await answer).toBe(false);
  expect(state.stepUp.isAsked.getState()).toBe(false);
});

it('DESK-4 a call that waits for a code ends with the session', async () => {
  const { state, answer } = askForStepUp();
  signedOut(state.session);
  expect(await answer).toBe(false);
});

it('DESK-4 a lock and the sign-in of the same operator leave the question open', () => {
  const { state } = askForStepUp();
  lock(state.session, 'idle');
  signedIn(state.session, ME);
  expect(state.stepUp.isAsked.getState()).toBe(true);
});
