import { CALLS, LANGUAGES } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { CALL_NAMES, spellingsOf } from '../../src/http/calls/call-paths';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const headers = { 'content-type': 'application/json' };

describe('calls', () => {
  it('CALL-1 answers every call at both slash forms of its path, with the whole envelope', async () => {
    for (const path of CALL_NAMES.flatMap(spellingsOf)) {
      const answer = await send(server.url, path, { headers, body: '{"lang":2}' });
      expect([200, 400], path).toContain(answer.status);
      expect(Object.keys(envelopeOf(answer)).sort()).toEqual(['code', 'data', 'error_code', 'message', 'msg']);
    }
  });

  it('CALL-1 reads the token from the header `token` and nothing else', async () => {
    const token = await server.signIn();
    expect(await server.call('balance', {}, { token })).toMatchObject({ code: 1, error_code: 0 });
    expect(await server.call('balance', {}, { authorization: `Bearer ${token}` })).toMatchObject({ code: 14 });
    expect(await server.call('balance', {}, { cookie: `token=${token}` })).toMatchObject({ code: 14 });
    expect(
      await send(server.url, `${CALLS.balance.path}?token=${token}`, { headers, body: '{"lang":2}' }),
    ).toMatchObject({
      status: 200,
      text: expect.stringContaining('"code":14'),
    });
  });

  it('ERR-1 an answer that does not match its own schema is 500 and logged, never sent', async () => {
    const { stores } = server.context;
    const faulty = {
      ...server.context,
      stores: { ...stores, wallets: { ...stores.wallets, read: () => Promise.reject(new Error('secret detail')) } },
    };
    Object.assign(server.context, faulty);
    const token = await server.signIn();
    const answer = await send(server.url, CALLS.balance.path, { headers: { ...headers, token }, body: '{"lang":2}' });
    Object.assign(server.context, { stores });
    expect(answer.status).toBe(500);
    expect(envelopeOf(answer)).toMatchObject({ code: 2, error_code: 1202, msg: 'internal_error', data: null });
    expect(answer.text).not.toContain('secret');
    expect(JSON.stringify(server.logged)).toContain('secret detail');
  });

  it('ERR-3 a call without a token is code 14 with the server’s message in the player’s language', async () => {
    const messages = await Promise.all(
      LANGUAGES.map(async ({ id }) => {
        const envelope = await server.call('balance', { lang: id });
        expect(envelope).toMatchObject({ code: 14, msg: 'you_not_login_now', error_code: 0 });
        return envelope.message;
      }),
    );
    expect(new Set(messages).size).toBe(LANGUAGES.length);
  });

  it('ERR-4 a call with a dead token is code 602 with data null', async () => {
    expect(await server.call('balance', {}, { token: 'x'.repeat(43) })).toMatchObject({ code: 602, data: null });
  });

  it('ERR-7 a refusal is code 2 with its own error_code and key, and status 200', async () => {
    const body = JSON.stringify({ lang: 1, username: 'ada', password: 'wrong' });
    const answer = await send(server.url, CALLS.hostSignIn.path, { headers, body });
    expect(answer.status).toBe(200);
    expect(envelopeOf(answer)).toMatchObject({ code: 2, error_code: 1104, msg: 'wrong_credentials', data: null });
  });

  it('answers have the security headers and do not disclose the software', async () => {
    const answer = await send(server.url, CALLS.balance.path, { headers, body: '{"lang":2}' });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      vary: 'Origin',
    });
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers).not.toHaveProperty('server');
    expect(answer.headers).not.toHaveProperty('x-powered-by');
  });
});
