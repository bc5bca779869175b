import { CALLS, type CallName } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import * as z from 'zod/mini';
import { envelopeOf, exchange, send } from '@clutchline/test-support/server/send';
import { PASSWORD, startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';

import { hashToken } from '../../src/platform/hash-token';
import { filterLiveSessions, SESSION_IDLE_MS, SESSION_LIFETIME_MS } from '../../src/players/sessions/find-session';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const tokenCalls: readonly CallName[] = ['balance', 'getPushTicket', 'hostSignOut', 'changeLang'];
const ENDED = { code: 602, data: null, msg: 'session_ended', error_code: 0 };

describe('sessions', () => {
  it('bad-input 23: without a token there is no data but code 14 with its key', async () => {
    for (const name of tokenCalls)
      expect(await server.call(name)).toEqual({
        ...{ code: 14, data: null, error_code: 0, msg: 'you_not_login_now' },
        message: 'Not sign in yet',
      });
  });

  it('bad-input 24: an invalid token is code 602, whatever it looks like', async () => {
    const token = await server.signIn();
    for (const bad of ['', ' ', "' or 1=1 --", 'x'.repeat(10_240), `${token}x`, token.slice(1), `${token},${token}`])
      expect(await server.call('balance', {}, { token: bad })).toMatchObject(ENDED);
  });

  it('bad-input 24: two token headers are no token, a token with a line break is no request', async () => {
    const token = await server.signIn();
    const body = '{"lang":2}';
    const twice = ['content-type', 'application/json', 'content-length', `${body.length}`, 'host', 'localhost'];
    const path = CALLS.balance.path;
    const answer = await send(server.url, path, { headers: [...twice, 'token', token, 'token', token], body });
    expect(envelopeOf(answer)).toMatchObject(ENDED);
    const broken = `POST ${path} HTTP/1.1\r\nHost: localhost\r\ntoken: ${token.slice(0, 9)}\rx\r\n\r\n`;
    expect((await exchange(server.url, broken)).text).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('bad-input 25: an expired token is code 602, after its idle time and after its whole life', async () => {
    const token = await server.signIn();
    expect(await server.call('balance', {}, { token })).toMatchObject({ code: 1 });
    server.passTime(SESSION_IDLE_MS - 1_000);
    expect(await server.call('balance', {}, { token })).toMatchObject({ code: 1 });
    server.passTime(SESSION_IDLE_MS);
    expect(await server.call('balance', {}, { token })).toMatchObject(ENDED);
    const used = await server.signIn();
    for (let passed = 0; passed < SESSION_LIFETIME_MS; passed += SESSION_IDLE_MS / 2) {
      expect(await server.call('balance', {}, { token: used })).toMatchObject({ code: 1 });
      server.passTime(SESSION_IDLE_MS / 2);
    }
    expect(await server.call('balance', {}, { token: used })).toMatchObject(ENDED);
  });

  it('bad-input 26: a token shows its owner’s data only', async () => {
    const [ada, bob] = [await server.signIn('ada'), await server.signIn('bob')];
    const nicknames = await Promise.all(
      [ada, bob].map(async (token) => (await server.call('balance', {}, { token })).data),
    );
    expect(nicknames).toMatchObject([
      { amount: '0.00', nickname: 'ada', currency_id: 1 },
      { amount: '0.00', nickname: 'bob', currency_id: 1 },
    ]);
  });

  it('USER-2 a player has one opaque id, the same after every sign-in, and no two share it', async () => {
    const playerIdOf = async (token: string) => {
      const reply = await server.call('balance', {}, { token });
      return CALLS.balance.response.parse(reply.data).player_id;
    };
    const [ada, bob] = [await server.signIn('ada'), await server.signIn('bob')];
    const id = await playerIdOf(ada);
    expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(await playerIdOf(bob)).not.toBe(id);
    await server.call('hostSignOut', {}, { token: ada });
    expect(await playerIdOf(await server.signIn('ada'))).toBe(id);
  });

  it('bad-input 27: after signing out the token is dead at once, the other session of the player lives', async () => {
    const [gone, kept] = [await server.signIn(), await server.signIn()];
    expect(await server.call('hostSignOut', {}, { token: gone })).toMatchObject({ code: 1, data: null });
    for (const name of tokenCalls) expect(await server.call(name, {}, { token: gone })).toMatchObject(ENDED);
    expect(await server.call('balance', {}, { token: kept })).toMatchObject({ code: 1 });
  });

  it('bad-input 30: changing the language all the time is 429 with the time to wait', async () => {
    const token = await server.signIn();
    const headers = { token, 'content-type': 'application/json' };
    const change = () => send(server.url, CALLS.changeLang.path, { headers, body: '{"lang":1}' });
    const answers = await Promise.all(Array.from({ length: 40 }, change));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    for (const answer of refused) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(envelopeOf(answer)).toMatchObject({ code: 2, error_code: 1203, msg: 'too_many_requests' });
    }
    expect(await server.call('balance', {}, { token: await server.signIn('bob') })).toMatchObject({ code: 1 });
  });

  it('tokens are random, and the store knows only their hashes', async () => {
    const tokens = [await server.signIn(), await server.signIn()];
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens) {
      expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
      expect(await server.context.stores.sessions.find(token)).toBeNull();
    }
  });

  it('an unknown user and a wrong password get the same answer after about the same time', async () => {
    const time = async (username: string) => {
      const began = performance.now();
      const { msg, error_code } = await server.call('hostSignIn', { username, password: `not ${PASSWORD}` });
      expect({ msg, error_code }).toEqual({ msg: 'wrong_credentials', error_code: 1104 });
      return performance.now() - began;
    };
    await time('ada');
    const [known, unknown] = [await time('ada'), await time('nobody')];
    expect(unknown).toBeGreaterThan(known / 2);
  });

  it('no token and no password is ever logged', async () => {
    const token = await server.signIn();
    await server.call('balance', {}, { token });
    await server.call('hostSignIn', { username: 'ada', password: 'not-to-be-seen' });
    const lines = JSON.stringify(server.logged);
    expect(lines).not.toContain(token);
    expect(lines).not.toContain('not-to-be-seen');
  });
});

describe('sessions of one account', () => {
  let own: TestServer;
  beforeAll(async () => {
    own = await startTestServer({ rates: {} });
  });
  afterAll(() => own.close());
  const MINUTE = 60_000;
  const minutesOf = async (token: string) => {
    const { data } = await own.call('getPlayerLimits', {}, { token });
    return z.parse(CALLS.getPlayerLimits.response, data).session_minutes.used;
  };

  it('S-L6 ten stay alive: a further sign-in ends the oldest, which reads as replaced', async () => {
    const tokens: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      tokens.push(await own.signIn('bob'));
      own.passTime(1_000);
    }
    const codes = await Promise.all(tokens.map(async (token) => (await own.call('balance', {}, { token })).code));
    expect(codes).toEqual([604, 604, ...Array<number>(10).fill(1)]);
  });

  it('C4 ERR-4 with one session an account a second sign-in replaces the first', async () => {
    const single = await startTestServer({ mostSessions: 1 });
    const first = await single.signIn('bob');
    expect(await single.call('balance', {}, { token: first })).toMatchObject({ code: 1 });
    single.passTime(1_000);
    const second = await single.signIn('bob');
    expect(await single.call('balance', {}, { token: first })).toMatchObject({ code: 604, msg: 'session_replaced' });
    expect(await single.call('balance', {}, { token: second })).toMatchObject({ code: 1 });
    await single.close();
  });

  it('S-L6 those that are over are swept after two weeks', async () => {
    const over = await own.signIn('bob');
    await own.call('hostSignOut', {}, { token: over });
    const { sessions } = own.context.stores;
    expect(await sessions.find(hashToken(over))).toMatchObject({ endedBy: 'signed_out' });
    own.passTime(15 * 24 * 60 * MINUTE);
    for (let count = 0; count < 3; count += 1) await own.signIn('bob');
    expect(await sessions.find(hashToken(over))).toBeNull();
  });

  it('S-L6 the audit does not miss a session that was swept, and misses one that was alive', async () => {
    const { sessions, wallets } = own.context.stores;
    const [day, now] = [24 * 60 * MINUTE, Date.now()];
    await sessions.create({ tokenHash: 'expired', accountId: 2, createdAt: now - 60 * day, expiresAt: now - 30 * day });
    await sessions.create({ tokenHash: 'alive', accountId: 2, createdAt: now - day, expiresAt: now + day });
    await sessions.sweep(now - 14 * day);
    expect(await sessions.find('expired')).toBeNull();
    expect(await sessions.find('alive')).not.toBeNull();
    expect(JSON.stringify(await wallets.verify())).not.toContain('sessions expired');
    const client = new pg.Client({ connectionString: own.databaseUrl });
    await client.connect();
    await client.query("delete from sessions where token_hash = 'alive'");
    await client.end();
    expect(JSON.stringify(await wallets.verify())).toContain('sessions alive');
  });

  it('S-L6 session_minutes is the sum of the day: signing in again does not reset it, a pause does not count', async () => {
    const first = await own.signIn('ada');
    const untilMidnight = 24 * 60 * MINUTE - (own.context.wallClock.now() % (24 * 60 * MINUTE));
    own.passTime(untilMidnight + 60 * MINUTE);
    expect(await minutesOf(first)).toBe(0);
    for (let passed = 0; passed < 20; passed += 5) {
      own.passTime(5 * MINUTE);
      expect(await minutesOf(first)).toBe(passed + 5);
    }
    await own.call('hostSignOut', {}, { token: first });
    const second = await own.signIn('ada');
    expect(await minutesOf(second)).toBe(20);
    const third = await own.signIn('ada');
    own.passTime(10 * MINUTE);
    expect([await minutesOf(third), await minutesOf(second)]).toEqual([30, 30]);
    own.passTime(16 * MINUTE);
    expect(await minutesOf(second)).toBe(30);
    own.passTime(24 * 60 * MINUTE);
    expect(await minutesOf(second)).toBe(0);
  });

  it('S-L6 a player who watches by push alone is here, also over midnight', async () => {
    const token = await own.signIn('ada');
    const day = 24 * 60 * MINUTE;
    own.passTime(2 * day - (own.context.wallClock.now() % day) - 10 * MINUTE);
    await filterLiveSessions(own.context, [hashToken(token)]);
    for (let passed = 0; passed < 20; passed += 5) {
      own.passTime(5 * MINUTE);
      await filterLiveSessions(own.context, [hashToken(token)]);
    }
    expect(await minutesOf(token)).toBe(10);
  });
});
