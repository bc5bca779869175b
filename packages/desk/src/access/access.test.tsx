// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { DeskRefusal, FakeDesk, ME } from '../../testing/fake-desk';
import { placeNow, showScreen } from '../../testing/show-screen';
import { Invitation } from './invitation';
import { SignInPage } from './sign-in-page';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'userActivation');
});

const setActivation = (hasBeenActive: boolean) =>
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive }, configurable: true });

const TOKEN = 'abcdefghijklmnopqrstuv';
const INVITE = {
  ...{ name: 'ann', roles: ['trader' as const], expires_at: 1_000, passkey: { challenge: 'abc' } },
  totp_uri: 'otpauth://totp/ann?secret=JBSWY3DPEHPK3PXP&issuer=desk',
};

const withId = z.looseObject({ request_id: z.uuid() });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('DESK-2 an invitation takes password and first code, and shows the recovery codes once', async () => {
  const codes = ['aaaaaaaaaaaaaaaa', 'bbbbbbbbbbbbbbbb'];
  const fake = new FakeDesk({ readInvite: () => INVITE, acceptInvite: () => ({ recovery_codes: codes }) });
  showScreen(<Invitation token={TOKEN} />, fake);
  fireEvent.click(await screen.findByRole('tab', { name: 'Password and app' }));
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(screen.getByText('JBSWY3DPEHPK3PXP')).toBeTruthy();
  type('New password', 'seven green');
  type('First code of the app', '123456');
  const accept = screen.getByRole('button', { name: 'Accept the invitation' });
  expect(accept).toHaveProperty('disabled', true);
  type('New password', 'seven green kettles');
  fireEvent.click(accept);
  expect(await screen.findByText('aaaaaaaaaaaaaaaa')).toBeTruthy();
  const chosen = { token: TOKEN, password: 'seven green kettles', code: '123456' };
  expect(fake.bodiesOf('acceptInvite')).toMatchObject([chosen]);
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'To the sign-in' }));
  expect(placeNow()).toEqual([]);
});

it('DESK-1 after a press that replaced its button the heading of the next step has the focus, but not at the start', async () => {
  setActivation(false);
  const fake = new FakeDesk({
    readInvite: () => INVITE,
    acceptInvite: () => ({ recovery_codes: ['dddddddddddddddd'] }),
  });
  showScreen(<Invitation token={TOKEN} />, fake);
  fireEvent.click(await screen.findByRole('tab', { name: 'Password and app' }));
  expect(document.activeElement).toBe(document.body);
  setActivation(true);
  type('New password', 'seven green kettles');
  type('First code of the app', '123456');
  const accept = screen.getByRole('button', { name: 'Accept the invitation' });
  accept.focus();
  fireEvent.click(accept);
  await screen.findByText('dddddddddddddddd');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

it('DESK-2 an acceptance whose answer is lost is repeated with its request id, and shows the codes', async () => {
  const fake = new FakeDesk({
    readInvite: () => INVITE,
    acceptInvite: () => ({ recovery_codes: ['cccccccccccccccc'] }),
  });
  showScreen(<Invitation token={TOKEN} />, fake);
  fireEvent.click(await screen.findByRole('tab', { name: 'Password and app' }));
  type('New password', 'seven green kettles');
  type('First code of the app', '123456');
  fake.isDown = true;
  const accept = screen.getByRole('button', { name: 'Accept the invitation' });
  fireEvent.click(accept);
  expect(await screen.findByText('The server does not answer. Try again.')).toBeTruthy();
  fake.isDown = false;
  type('First code of the app', '654321');
  fireEvent.click(accept);
  expect(await screen.findByText('cccccccccccccccc')).toBeTruthy();
  const [lost, repeated] = fake.bodiesOf('acceptInvite').map((body) => z.parse(withId, body));
  expect(repeated).toEqual({ ...lost, code: '654321' });
});

it('bad-input 295: an invitation that was used says so and where to get another', async () => {
  const fake = new FakeDesk({
    readInvite: () => {
      throw new DeskRefusal('invite_refused');
    },
  });
  showScreen(<Invitation token={TOKEN} />, fake);
  expect(await screen.findByText('The invitation was used, is too old, or is unknown.')).toBeTruthy();
  expect(screen.getByText(/Ask for a new one/)).toBeTruthy();
});

it('bad-input 292: a refused sign-in says what may be wrong, not which; a wait says how long', async () => {
  const fake = new FakeDesk({
    signIn: () => {
      throw new DeskRefusal('sign_in_refused');
    },
  });
  showScreen(<SignInPage />, fake);
  type('Name', 'ann');
  type('Password', 'wrong');
  type('Code', '123456');
  const enter = screen.getByRole('button', { name: 'Sign in with password and code' });
  fireEvent.click(enter);
  expect(await screen.findByText('Name, password, code or passkey is wrong.')).toBeTruthy();
  fake.set({
    signIn: () => {
      throw new DeskRefusal('wait', { retry_after_s: 30 });
    },
  });
  type('Code', '123457');
  fireEvent.click(enter);
  expect(await screen.findByText('Too many tries. Wait 30 s.')).toBeTruthy();
});

it('DESK-3 Enter signs in, and the code is sent as the server reads it', async () => {
  const fake = new FakeDesk({ signIn: () => ME });
  showScreen(<SignInPage />, fake);
  type('Name', 'ann');
  type('Password', 'seven green kettles');
  type('Code', ' ABCDEFGHIJKLMN23 '.trim());
  fireEvent.keyDown(screen.getByLabelText('Code'), { key: 'Enter' });
  await waitFor(() => expect(fake.bodiesOf('signIn')).toMatchObject([{ code: 'abcdefghijklmn23' }]));
});

it('DESK-4 a code that another tab has used is refused, and what waited for it goes on', async () => {
  let isNeeded = true;
  let until: number | null = null;
  const fake = new FakeDesk({
    beginPasskey: () => {
      if (isNeeded) throw new DeskRefusal('step_up_needed');
      return { challenge: 'abc' };
    },
    stepUp: () => {
      throw new DeskRefusal('sign_in_refused');
    },
  });
  const { state } = showScreen(<p>screen</p>, fake);
  fake.set({ me: () => ({ ...ME, stepped_up_until: until }) });
  const waiting = state.calls.call('beginPasskey', {});
  const dialog = within(await screen.findByRole('dialog'));
  const present = (code: string): void => {
    const field = dialog.getByRole('textbox', { name: 'Code' });
    fireEvent.change(field, { target: { value: code } });
    fireEvent.keyDown(field, { key: 'Enter' });
  };
  present('123456');
  expect(await screen.findByText('Name, password, code or passkey is wrong.')).toBeTruthy();
  [isNeeded, until] = [false, Date.now() + 60_000];
  present('123457');
  expect(await waiting).toMatchObject({ kind: 'ok' });
});
