import { expect, it, vi } from 'vitest';

import { IDLE } from '../state/slip/slip-store';
import { createTestApp, ok, refused, TOKEN } from '../../testing/test-app';
import { createTokenGate } from './token-gate';

const OTHER = 'token-fedcba9876543210';
const LAST = 'token-aaaaaaaaaaaaaaaa';

function setPhase({ app }: ReturnType<typeof createTestApp>, phase: 'placing' | 'idle'): void {
  app.slip.setState(({ placement }) => ({ placement: { ...placement, single: { ...IDLE, phase } } }));
}

it('bad-input 117: a bet on its way ends with its player; the last token that came counts after it', () => {
  const test = createTestApp({ token: TOKEN });
  const gate = createTokenGate(test.app);
  setPhase(test, 'placing');
  gate.give(OTHER);
  gate.give(null);
  gate.give(LAST);
  expect(test.app.session.getState().token).toBe(TOKEN);
  setPhase(test, 'idle');
  expect(test.app.session.getState().token).toBe(LAST);
  gate.give(null);
  expect(test.app.session.getState().token).toBeNull();
});

it('EMBED-1 a destroyed app takes no token that waited', () => {
  const test = createTestApp({ token: TOKEN });
  const gate = createTokenGate(test.app);
  setPhase(test, 'placing');
  gate.give(OTHER);
  gate.stop();
  setPhase(test, 'idle');
  expect(test.app.session.getState().token).toBe(TOKEN);
});

const SIGNED = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwMSJ9.c2lnbmF0dXJl';
const NEXT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJwMiJ9.c2lnbmF0dXJl';
const SESSIONS = new Map([
  [SIGNED, OTHER],
  [NEXT, LAST],
]);

const exchanging = () =>
  createTestApp({
    token: TOKEN,
    server: {
      exchangeToken: ({ token }) => {
        const session = SESSIONS.get(String(token));
        return session === undefined ? refused('wrong_credentials') : ok({ token: session });
      },
    },
  });

it('ROLE-1 a signed token is exchanged for a session, once, however often the host passes it', async () => {
  const test = exchanging();
  const gate = createTokenGate(test.app);
  gate.give(SIGNED);
  gate.give(SIGNED);
  await vi.waitFor(() => expect(test.app.session.getState().token).toBe(OTHER));
  gate.give(SIGNED);
  expect(test.callsOf('exchangeToken').map(({ body }) => body['token'])).toEqual([SIGNED]);
});

it('ROLE-1 of two signed tokens the last one counts, and a destroyed app takes none', async () => {
  const test = exchanging();
  const gate = createTokenGate(test.app);
  gate.give(SIGNED);
  gate.give(NEXT);
  await vi.waitFor(() => expect(test.app.session.getState().token).toBe(LAST));
  gate.give(SIGNED);
  gate.stop();
  await vi.waitFor(() => expect(test.callsOf('exchangeToken')).toHaveLength(3));
  await Promise.resolve();
  expect(test.app.session.getState().token).toBe(LAST);
});

it('ROLE-1 EMBED-2 a refused signed token signs out and asks the host for another', async () => {
  const test = exchanging();
  createTokenGate(test.app).give('a.forged.token-0123');
  await vi.waitFor(() => expect(test.events.map(({ name }) => name)).toContain('sign-in-required'));
  expect(test.app.session.getState().token).toBeNull();
});
