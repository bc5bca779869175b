// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { DeskRefusal, FakeDesk, ME } from '../../testing/fake-desk';
import { FakePush } from '../../testing/fake-push';
import { showScreen, stateOn } from '../../testing/show-screen';
import { startDesk } from '../app/desk-state';
import { signedOut } from '../session/session-store';
import { LockCover } from './lock-cover';
import { SignInPage } from './sign-in-page';

afterEach(cleanup);

const URL = 'https://id.example/authorize?state=one';
const BEGUN = { beginProviderSignIn: () => ({ url: URL }), signInWays: () => ({ provider: 'Acme ID' }) };

const fakeBrowser = (query = '') => ({ query, clearQuery: vi.fn(), leaveTo: vi.fn(), openBeside: vi.fn() });
const acme = (fake: FakeDesk, browser = fakeBrowser()) => {
  const state = stateOn(fake, new FakePush(), browser);
  state.provider.setState({ name: 'Acme ID' });
  return state;
};

it('DESK-3 the sign-in page has the button of the provider only if one is configured', () => {
  showScreen(<SignInPage />, new FakeDesk());
  expect(screen.queryByRole('button', { name: /Acme/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy();
});

it('DESK-3 with a provider the page leads there, and signs in at the desk under #/local alone', async () => {
  const [fake, browser] = [new FakeDesk(BEGUN), fakeBrowser()];
  showScreen(<SignInPage />, fake, { state: acme(fake, browser) });
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Link or token of an invitation' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with Acme ID' }));
  await waitFor(() => expect(browser.leaveTo).toHaveBeenCalledExactlyOnceWith(URL));
  cleanup();
  showScreen(<SignInPage />, fake, { state: acme(fake), hash: '#/local' });
  expect(screen.getByRole('button', { name: 'Sign in with a passkey' })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Link or token of an invitation' })).toBeTruthy();
});

it('DESK-3 a provider that does not answer is named', async () => {
  const fake = new FakeDesk({
    beginProviderSignIn: () => {
      throw new DeskRefusal('provider_unavailable');
    },
  });
  showScreen(<SignInPage />, fake, { state: acme(fake) });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in with Acme ID' }));
  expect(await screen.findByText('The identity provider does not answer. Try again.')).toBeTruthy();
});

it('DESK-3 the page to which the provider returns finishes the sign-in once, without its parameters in the address', async () => {
  const fake = new FakeDesk({ ...BEGUN, finishProviderSignIn: () => ME });
  fake.set({
    me: () => {
      throw new DeskRefusal('unauthorised');
    },
  });
  const browser = fakeBrowser('?code=two&state=one');
  const state = stateOn(fake, new FakePush(), browser);
  const stop = startDesk(state, window);
  await waitFor(() => expect(state.session.getState()).toEqual({ kind: 'signed_in', me: ME }));
  expect(fake.bodiesOf('finishProviderSignIn')).toEqual([{ query: '?code=two&state=one' }]);
  expect(browser.clearQuery).toHaveBeenCalledOnce();
  expect(state.provider.getState().name).toBe('Acme ID');
  stop();
});

it('DESK-3 a return that is refused says so on the sign-in page', async () => {
  const fake = new FakeDesk({
    ...BEGUN,
    me: () => {
      throw new DeskRefusal('unauthorised');
    },
    finishProviderSignIn: () => {
      throw new DeskRefusal('provider_refused');
    },
  });
  const state = stateOn(fake, new FakePush(), fakeBrowser('?error=access_denied&state=one'));
  const stop = startDesk(state, window);
  await waitFor(() => expect(state.provider.getState().refused).not.toBeNull());
  showScreen(<SignInPage />, fake, { state });
  signedOut(state.session);
  expect(
    await screen.findByText('The identity provider did not confirm two factors and a role of the desk.'),
  ).toBeTruthy();
  stop();
});

it('DESK-4 a step up at the provider opens beside the page, which goes on by itself', async () => {
  let until: number | null = null;
  const fake = new FakeDesk({
    ...{ ...BEGUN, beginProviderStepUp: () => ({ url: URL }) },
    beginPasskey: () => {
      if (until === null) throw new DeskRefusal('step_up_needed');
      return { challenge: 'abc' };
    },
  });
  const browser = fakeBrowser();
  const state = acme(fake, browser);
  showScreen(<p>screen</p>, fake, { state });
  fake.set({ me: () => ({ ...ME, stepped_up_until: until }) });
  const waiting = state.calls.call('beginPasskey', {});
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm with Acme ID' }));
  await waitFor(() => expect(browser.openBeside).toHaveBeenCalledExactlyOnceWith(URL));
  expect(await screen.findByText(/This page goes on by itself/)).toBeTruthy();
  until = Date.now() + 60_000;
  expect(await waiting).toMatchObject({ kind: 'ok' });
});

it('DESK-4 a locked page stays open while its operator signs in beside it', async () => {
  const [fake, browser] = [new FakeDesk(BEGUN), fakeBrowser()];
  const state = acme(fake, browser);
  showScreen(<LockCover cause="idle" name="ann" />, fake, { state });
  state.session.setState({ kind: 'locked', me: ME, cause: 'idle' }, true);
  fake.set({
    me: () => {
      throw new DeskRefusal('unauthorised');
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in with Acme ID' }));
  await waitFor(() => expect(browser.openBeside).toHaveBeenCalledExactlyOnceWith(URL));
  expect(browser.leaveTo).not.toHaveBeenCalled();
  fake.set({ me: () => ME });
  await waitFor(() => expect(state.session.getState().kind).toBe('signed_in'), { timeout: 5_000 });
});
