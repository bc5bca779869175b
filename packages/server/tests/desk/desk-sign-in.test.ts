import { randomUUID } from 'node:crypto';

import { DESK_CALLS, DESK_ROLES, type DeskCallName } from '@clutchline/contract/desk';
import { URI } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { DESK_PASSWORD, type DeskClient, openTestDesk, type TestDesk } from './open-test-desk';
import { SoftwarePasskey } from './software-passkey';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

const UNAUTHORISED = { status: 401, data: { type: '/desk/api/problems/unauthorised' } };
const REFUSED = { status: 401, data: { type: '/desk/api/problems/sign-in-refused' } };
const WAIT = { status: 429, data: { type: '/desk/api/problems/wait' } };
const invalid = (field: string) => ({ status: 400, data: { type: '/desk/api/problems/invalid', field } });

const OPEN = [
  ...['acceptInvite', 'beginPasskeySignIn', 'beginProviderSignIn', 'finishProviderSignIn', 'readInvite', 'signIn'],
  ...['signInPasskey', 'signInWays'],
];
/** Written a second time here: who may do what is not read from what is tested. */
const ALL = ['viewer', 'trader', 'settler', 'support', 'admin'];
const TWO = ['trader', 'settler', 'support', 'admin'];
const CONTENT = ['trader', 'support', 'admin'];
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  ...{ me: ALL, currencies: ALL, signOut: ALL, mySessions: ALL, endOtherSessions: ALL, beginStepUp: ALL, stepUp: ALL },
  ...{ beginProviderStepUp: ALL, finishProviderStepUp: ALL },
  ...{ beginPasskey: ALL, addPasskey: ALL, locks: ALL, proposals: ALL, preview: ALL, outcome: ALL, audit: ALL },
  ...{ lock: ['trader', 'settler', 'admin'], panic: ['trader', 'settler', 'admin'], unlock: ['trader', 'admin'] },
  ...{ quarantine: ALL, missingResults: ALL, matchResults: ALL, pools: ALL, pool: ALL },
  decideQuarantine: ['trader', 'settler'],
  ...{ referred: ['trader'], claim: ['trader'], decideReferred: ['trader'] },
  ...{ propose: TWO, approve: TWO, reject: TWO, withdraw: TWO },
  ...{ report: ALL, liability: ALL, voids: ALL, export: ALL, resettlements: ['trader', 'settler', 'support', 'admin'] },
  ...{ operators: ['admin'], invite: ['admin'], endOperator: ['admin'], verifyAudit: ['settler', 'admin'] },
  ...{ bets: ['trader', 'settler', 'support', 'admin'], ticket: ['trader', 'settler', 'support', 'admin'] },
  ...{ findPlayers: ['support', 'admin'], player: ['support', 'admin'], playerWallet: ['support', 'admin'] },
  ...{ endSessions: ['support', 'admin'], freeze: ['support', 'admin'], note: ['support', 'admin'] },
  ...{ virtualGames: ALL, stopVirtualGame: ['trader', 'admin'], startVirtualGame: ['trader', 'admin'] },
  ...{ overview: ALL, alarms: ALL, matchTree: ALL, matchSheet: ALL, timeline: ALL },
  takeAlarm: ['trader', 'settler', 'support', 'admin'],
  ...{ limits: ALL, settings: ALL, saveSettings: ['admin'], playerLimits: ['support', 'admin'] },
  ...{ setLimit: ['trader', 'admin'], clearLimit: ['trader', 'admin'], setPlayerLimit: ['support', 'admin'] },
  ...{ announcements: ALL, announcement: ALL, pins: ALL },
  ...{ checkAnnouncement: CONTENT, addAnnouncement: CONTENT, editAnnouncement: CONTENT, withdrawAnnouncement: CONTENT },
  ...{ pin: CONTENT, unpin: CONTENT },
  ...{ prices: ALL, setPrice: ['trader', 'admin'], clearPrice: ['trader', 'admin'], setMargin: ['trader', 'admin'] },
  ...{ findNames: ALL, readNames: ALL },
  ...{ setNames: ['trader', 'support', 'admin'], clearNames: ['trader', 'support', 'admin'] },
};
const isCall = (name: string): name is DeskCallName => name in DESK_CALLS;

const challengeOf = async (client: DeskClient, name: DeskCallName): Promise<string> =>
  String((await client.call(name)).data['challenge']);

describe('calls of another page', () => {
  it('bad-input 291 DESK-1 another origin, no header, a form and another host are refused before anything else', async () => {
    const client = desk.client();
    const foreign = { status: 403, data: { type: '/desk/api/problems/foreign-origin' } };
    expect(await client.call('me', {}, { origin: 'http://localhost:1' })).toMatchObject(foreign);
    expect(await client.call('me', {}, { origin: 'null' })).toMatchObject(foreign);
    expect(await client.call('me', {}, { 'x-desk': '0' })).toMatchObject(foreign);
    const address = desk.url.replace('localhost', '127.0.0.1');
    const headers = { origin: desk.url, 'x-desk': '1', 'content-type': 'application/json' };
    expect((await fetch(`${address}/desk/api/me`, { method: 'POST', headers, body: '{}' })).status).toBe(403);
    const form = await client.call('me', {}, { 'content-type': 'text/plain' });
    expect(form).toMatchObject({ status: 415, data: { type: '/desk/api/problems/wrong-type' } });
  });

  it('bad-input 290 DESK-1 a token of a player, a forged cookie and no cookie get one answer', async () => {
    const client = desk.client();
    const answers = [
      await client.call('me'),
      await client.call('me', {}, { token: 'a'.repeat(43) }),
      await client.call('me', {}, { cookie: `__Host-desk=${'a'.repeat(43)}` }),
    ];
    for (const answer of answers) expect(answer).toMatchObject(UNAUTHORISED);
    for (const path of ['/', '/api/game/user/balance', '/desk/api/none', '/push', '/metrics'])
      expect((await client.send(path, { method: 'POST' })).status).toBe(404);
  });

  it('DESK-1 S6 every answer forbids framing, sniffing and caching', async () => {
    const { headers } = await desk.client().call('me');
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; .*frame-ancestors 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('invitations', () => {
  it('bad-input 295 DESK-2 an invitation is valid once, for 15 minutes, and not for an ended operator', async () => {
    const invited = { name: 'ivy', roles: ['viewer'], samePersonAs: null } as const;
    const client = desk.client();
    const refused = { status: 401, data: { type: '/desk/api/problems/invite-refused' } };
    const late = await desk.operators.invite(invited);
    desk.passTime(15 * 60_000);
    expect(await client.call('readInvite', { token: late })).toMatchObject(refused);
    const former = await desk.operators.invite(invited);
    const second = await desk.operators.invite(invited);
    expect(await client.call('readInvite', { token: former })).toMatchObject(refused);
    expect(await client.call('readInvite', { token: second })).toMatchObject({ status: 200, data: { name: 'ivy' } });
    await desk.operators.end('ivy');
    expect(await client.call('readInvite', { token: second })).toMatchObject(refused);
    const passkey = new SoftwarePasskey();
    const token = await desk.operators.invite(invited);
    const { data } = await client.call('readInvite', { token });
    const { challenge } = data['passkey'] as { challenge: string };
    const body = { request_id: randomUUID(), token, passkey: passkey.create({ challenge, origin: desk.url }) };
    for (let tried = 0; tried < 2; tried += 1)
      expect(await client.call('acceptInvite', body)).toMatchObject({ status: 200, data: { recovery_codes: [] } });
    expect(await client.call('acceptInvite', { ...body, request_id: randomUUID() })).toMatchObject(refused);
  });

  describe('whose answer is lost', () => {
    const refused = { status: 401, data: { type: '/desk/api/problems/invite-refused' } };

    async function accepted(name: string) {
      const { operators } = desk;
      const token = await operators.invite({ name, roles: ['viewer'], samePersonAs: null });
      const client = desk.client();
      const totp = URI.parse(String((await client.call('readInvite', { token })).data['totp_uri']));
      const codeNow = () => totp.generate({ timestamp: desk.now() });
      const body = { request_id: randomUUID(), token, password: DESK_PASSWORD, code: codeNow() };
      const accept = (change: object = {}) => client.call('acceptInvite', { ...body, ...change });
      const signIn = (code: unknown) => desk.client().call('signIn', { name, password: DESK_PASSWORD, code });
      return { accept, codeNow, signIn };
    }

    it('DESK-2 the same request gets other recovery codes, and the former ones end', async () => {
      const { accept, codeNow, signIn } = await accepted('lea');
      const codesOf = async (change?: object) => (await accept(change)).data['recovery_codes'] as string[];
      const [lost, alsoLost] = await Promise.all([codesOf(), codesOf()]);
      desk.passTime(60_000);
      const codes = await codesOf();
      expect(new Set([...lost, ...alsoLost, ...codes])).toHaveLength(30);
      const code = codeNow();
      const last = await codesOf({ code });
      for (const former of [lost[0], alsoLost[0], codes[0], code]) expect(await signIn(former)).toMatchObject(REFUSED);
      expect((await signIn(last[0])).status).toBe(200);
    });

    it('DESK-2 not another request, password or code, and not after a sign-in, a newer invitation or 15 minutes', async () => {
      const { accept, signIn } = await accepted('lou');
      const { data } = await accept();
      for (const change of [
        { request_id: randomUUID() },
        { password: 'eight green kettles' },
        { code: '000000' },
        { token: 'a'.repeat(22) },
      ])
        expect(await accept(change)).toMatchObject(refused);
      const [first] = data['recovery_codes'] as string[];
      expect((await signIn(first)).status).toBe(200);
      expect(await accept()).toMatchObject(refused);

      const late = await accepted('lyn');
      expect((await late.accept()).status).toBe(200);
      desk.passTime(15 * 60_000 + 1);
      expect(await late.accept()).toMatchObject(refused);

      const again = await accepted('liz');
      expect((await again.accept()).status).toBe(200);
      desk.passTime(1);
      await desk.operators.invite({ name: 'liz', roles: ['viewer'], samePersonAs: null });
      expect(await again.accept()).toMatchObject(refused);
    });
  });

  it('DESK-2 the first operator is invited at each start until an operator can sign in', async () => {
    const other = await openTestDesk();
    const first = await other.operators.inviteFirst();
    expect(first).toMatch(/^[\w-]{22}$/);
    expect(await other.operators.inviteFirst()).not.toBe(first);
    await other.add('admin', ['admin']);
    expect(await other.operators.inviteFirst()).toBeNull();
    await other.close();
  });

  it('DESK-2 a short password and one of context words are refused', async () => {
    const token = await desk.operators.invite({ name: 'jo', roles: ['viewer'], samePersonAs: null });
    const client = desk.client();
    for (const password of [
      'fourteen chars',
      'aaaaaaaaaaaaaaaaaaaa',
      'clutchline-admin',
      'Password-trader1',
      '123456789qwerty!',
      'valorantDota1111',
    ])
      expect(
        await client.call('acceptInvite', { request_id: randomUUID(), token, password, code: '000000' }),
      ).toMatchObject({
        status: 400,
        data: { type: '/desk/api/problems/weak-password' },
      });
  });
});

describe('password and code', () => {
  it('DESK-3 signs in, and the cookie is bound to the host and invisible to scripts', async () => {
    const { client, nextCode } = await desk.add('ann', ['trader']);
    const body = { name: 'Ann', password: DESK_PASSWORD, code: nextCode() };
    const { status, headers, data } = await client.call('signIn', body);
    expect(status).toBe(200);
    expect(data).toMatchObject({ name: 'ann', roles: ['trader'] });
    expect(headers.get('set-cookie')).toMatch(/^__Host-desk=[\w-]{43}; Path=\/; Secure; HttpOnly; SameSite=Strict$/);
    expect(await client.call('me')).toMatchObject({ status: 200, data: { name: 'ann' } });
  });

  it('bad-input 292 an unknown name, a wrong password and a wrong code get one answer', async () => {
    const { name, nextCode } = await desk.add('bea', ['trader']);
    const code = nextCode();
    for (const [given, password, tried] of [
      ['unknown', DESK_PASSWORD, code],
      [name, 'another password', code],
      [name, DESK_PASSWORD, '000000'],
    ]) {
      const answer = await desk.client().call('signIn', { name: given, password, code: tried });
      expect(answer).toMatchObject(REFUSED);
      expect(Object.keys(answer.data)).toEqual(['type', 'title', 'status']);
    }
  });

  it('bad-input 293 DESK-3 a code is valid once, not two steps later, and the one before for five seconds', async () => {
    const { name, client, nextCode } = await desk.add('cat', ['trader']);
    const signIn = (code: string) => client.call('signIn', { name, password: DESK_PASSWORD, code });
    const code = nextCode();
    expect((await signIn(code)).status).toBe(200);
    expect(await signIn(code)).toMatchObject(REFUSED);
    const late = nextCode();
    desk.passTime(24_000);
    expect((await signIn(late)).status).toBe(200);
    const tooLate = nextCode();
    desk.passTime(26_000);
    expect(await signIn(tooLate)).toMatchObject(REFUSED);
    expect(await signIn('12345')).toMatchObject(invalid('code'));
  });

  it('DESK-3 a recovery code is valid once', async () => {
    const { name, client, recoveryCodes } = await desk.add('dot', ['trader']);
    expect(recoveryCodes).toHaveLength(10);
    const signIn = () => client.call('signIn', { name, password: DESK_PASSWORD, code: recoveryCodes[3] });
    expect((await signIn()).status).toBe(200);
    expect(await signIn()).toMatchObject(REFUSED);
  });

  it('DESK-3 of 200 wrong codes at once at most five are judged, then the right one waits, another address does not', async () => {
    const { name, nextCode } = await desk.add('eve', ['trader']);
    const body = { name, password: DESK_PASSWORD, code: nextCode() };
    const attacker = desk.client();
    const tries = Array.from({ length: 200 }, (_, index) =>
      attacker.call('signIn', { name, password: DESK_PASSWORD, code: String(index).padStart(6, '0') }),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(0);
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(195);
    expect(await attacker.call('signIn', body)).toMatchObject(WAIT);
    expect((await desk.client().call('signIn', body)).status).toBe(200);
  });
});

describe('passkeys', () => {
  it('DESK-3 a passkey signs in alone; bad-input 294 no other origin, old challenge, unverified user or earlier counter', async () => {
    const { client } = await desk.signedIn('flo', ['trader']);
    const passkey = new SoftwarePasskey();
    const origin = desk.url;
    const create = passkey.create({ challenge: await challengeOf(client, 'beginPasskey'), origin });
    expect((await client.call('addPasskey', { passkey: create })).status).toBe(200);
    const begin = () => challengeOf(desk.client(), 'beginPasskeySignIn');
    const signIn = (used: object) => desk.client().call('signInPasskey', { passkey: used });

    const used = passkey.use({ challenge: await begin(), origin });
    expect(await signIn(used)).toMatchObject({ status: 200, data: { name: 'flo' } });
    expect(await signIn(used)).toMatchObject(REFUSED);
    expect(await signIn(passkey.use({ challenge: await begin(), origin: 'http://localhost:1' }))).toMatchObject(
      REFUSED,
    );
    expect(await signIn(passkey.use({ challenge: await begin(), origin, isVerified: false }))).toMatchObject(REFUSED);
    const old = await begin();
    desk.passTime(5 * 60_000);
    expect(await signIn(passkey.use({ challenge: old, origin }))).toMatchObject(REFUSED);
    const stranger = new SoftwarePasskey();
    expect(await signIn(stranger.use({ challenge: await begin(), origin }))).toMatchObject(REFUSED);

    expect((await signIn(passkey.use({ challenge: await begin(), origin, counter: 50 }))).status).toBe(200);
    expect(await signIn(passkey.use({ challenge: await begin(), origin, counter: 50 }))).toMatchObject(REFUSED);
    expect(desk.logged.some(({ fields }) => fields['alarm'] === 'desk-passkey')).toBe(true);
    expect(await signIn(passkey.use({ challenge: await begin(), origin, counter: 60 }))).toMatchObject(REFUSED);
  });

  it('bad-input 294 a forged earlier counter without the key does not end a passkey', async () => {
    const { client } = await desk.signedIn('gus', ['trader']);
    const passkey = new SoftwarePasskey();
    const origin = desk.url;
    const create = passkey.create({ challenge: await challengeOf(client, 'beginPasskey'), origin, counter: 40 });
    await client.call('addPasskey', { passkey: create });
    const begin = () => challengeOf(desk.client(), 'beginPasskeySignIn');
    const { id, rawId } = create;
    const forged = { ...new SoftwarePasskey().use({ challenge: await begin(), origin, counter: 1 }), id, rawId };
    expect(await desk.client().call('signInPasskey', { passkey: forged })).toMatchObject(REFUSED);
    const right = passkey.use({ challenge: await begin(), origin });
    expect((await desk.client().call('signInPasskey', { passkey: right })).status).toBe(200);
  });
});

describe('sessions', () => {
  it('DESK-4 bad-input 314 a session ends after 15 minutes without a call, and after 12 hours', async () => {
    const { client } = await desk.signedIn('hal', ['viewer']);
    desk.passTime(14 * 60_000);
    expect((await client.call('me')).status).toBe(200);
    desk.passTime(15 * 60_000);
    expect(await client.call('me')).toMatchObject(UNAUTHORISED);
    const { client: other } = await desk.signedIn('hal2', ['viewer']);
    for (let passed = 0; passed < 12 * 60; passed += 10) {
      expect((await other.call('me')).status).toBe(200);
      desk.passTime(10 * 60_000);
    }
    expect(await other.call('me')).toMatchObject(UNAUTHORISED);
  });

  it('DESK-4 bad-input 314 what the page asks by itself, without a key or press, keeps no session', async () => {
    const { client } = await desk.signedIn('hal3', ['viewer']);
    const ask = () => client.call('me', {}, { 'x-desk-idle': '1' });
    const { data } = await ask();
    for (let passed = 0; passed < 14; passed += 7) {
      desk.passTime(7 * 60_000);
      expect(await ask()).toMatchObject({ status: 200, data: { idle_ends_at: data['idle_ends_at'] } });
    }
    desk.passTime(60_000);
    expect(await ask()).toMatchObject(UNAUTHORISED);
  });

  it('DESK-4 two at once; the third ends the oldest, and the owner ends the others', async () => {
    const { name, nextCode } = await desk.add('kim', ['viewer']);
    const clients = [desk.client(), desk.client(), desk.client()];
    for (const client of clients)
      expect((await client.call('signIn', { name, password: DESK_PASSWORD, code: nextCode() })).status).toBe(200);
    const states = async () =>
      (await Promise.all(clients.map((client) => client.call('me')))).map(({ status }) => status);
    expect(await states()).toEqual([401, 200, 200]);
    const listed = await clients[2]!.call('mySessions');
    expect(listed.data['list']).toMatchObject([{ is_this: true }, { is_this: false }]);
    expect(await clients[2]!.call('endOtherSessions')).toMatchObject({ data: { ended: 1 } });
    expect(await states()).toEqual([401, 401, 200]);
    expect((await clients[2]!.call('signOut')).status).toBe(200);
    expect(await states()).toEqual([401, 401, 401]);
  });

  it('DESK-4 a step up lasts five minutes and changes the token; wrong codes are limited', async () => {
    const { client, nextCode } = await desk.signedIn('leo', ['viewer']);
    expect((await client.call('beginPasskey')).status).toBe(200);
    desk.passTime(5 * 60_000);
    const needed = { status: 403, data: { type: '/desk/api/problems/step-up-needed' } };
    expect(await client.call('beginPasskey')).toMatchObject(needed);
    const former = client.cookie;
    expect((await client.call('stepUp', { code: nextCode() })).status).toBe(200);
    expect(client.cookie).not.toBe(former);
    expect(await client.call('me', {}, { cookie: former })).toMatchObject(UNAUTHORISED);
    expect((await client.call('beginPasskey')).status).toBe(200);
    const code = nextCode();
    for (let tried = 0; tried < 5; tried += 1)
      expect(await client.call('stepUp', { code: '000000' })).toMatchObject(REFUSED);
    expect(await client.call('stepUp', { code })).toMatchObject(WAIT);
  });

  it('DESK-2 an ended operator has no session at the next call, and no way in', async () => {
    const { client, name, nextCode } = await desk.signedIn('mia', ['viewer']);
    await desk.operators.end('mia');
    expect(await client.call('me')).toMatchObject(UNAUTHORISED);
    const body = { name, password: DESK_PASSWORD, code: nextCode() };
    expect(await desk.client().call('signIn', body)).toMatchObject(REFUSED);
  });
});

describe('rights', () => {
  it('DESK-5 every call × no session, the token of a player and each role: as the table says', async () => {
    const names = Object.keys(DESK_CALLS).filter(isCall);
    expect(names.filter((name) => DESK_CALLS[name].right === null).toSorted()).toEqual(OPEN);
    const own = names.filter((name) => DESK_CALLS[name].right !== null);
    expect(own.toSorted()).toEqual(Object.keys(ALLOWED).toSorted());
    const stranger = desk.client();
    for (const name of own) {
      expect(await stranger.call(name)).toMatchObject(UNAUTHORISED);
      expect(await stranger.call(name, {}, { token: 'a'.repeat(43) })).toMatchObject(UNAUTHORISED);
    }
    for (const role of DESK_ROLES) {
      const { client } = await desk.signedIn(`of ${role}`, [role]);
      const refused = [];
      // Last, because it ends the session.
      for (const name of [...own.filter((each) => each !== 'signOut'), 'signOut' as const]) {
        const { data } = await client.call(name, { unknown_field: 1 });
        if (data['type'] === '/desk/api/problems/forbidden') refused.push(name);
        else expect(data['type']).toBe('/desk/api/problems/invalid');
      }
      const expected = own.filter((name) => !ALLOWED[name]?.includes(role));
      expect([role, refused.toSorted()]).toEqual([role, expected.toSorted()]);
    }
  });

  it('bad-input 297 DESK-5 a right that is lost is gone at the next call', async () => {
    const { client } = await desk.signedIn('nan', ['admin']);
    await desk.operators.invite({ name: 'nan', roles: ['viewer'], samePersonAs: null });
    expect(await client.call('me')).toMatchObject({ data: { roles: ['viewer'] } });
  });
});

describe('audit', () => {
  it('DESK-7 each act leaves one row, refused tries too; others’ rows need the right', async () => {
    const { client, name, nextCode } = await desk.add('ole', ['viewer']);
    await client.call('signIn', { name, password: 'a wrong password', code: nextCode() });
    await client.call('signIn', { name, password: DESK_PASSWORD, code: nextCode() });
    const admin = await desk.signedIn('pat', ['admin']);
    const { data } = await admin.client.call('audit', { limit: 20 });
    const actions = (data['actions'] as { action: string; result: string; operator: string | null }[]).slice(0, 6);
    expect(actions.map(({ action, result, operator }) => [action, result, operator])).toEqual([
      ['sign_in', 'done', 'pat'],
      ['accept_invite', 'done', 'pat'],
      ['invite', 'done', null],
      ['sign_in', 'done', 'ole'],
      ['sign_in', 'sign_in_refused', null],
      ['accept_invite', 'done', 'ole'],
    ]);
    const own = await client.call('audit', { limit: 200 });
    const of = new Set((own.data['actions'] as { operator: string }[]).map(({ operator }) => operator));
    expect([...of]).toEqual(['ole']);
    expect(await client.call('audit', { limit: 201 })).toMatchObject(invalid('limit'));
    expect(await client.call('audit', { limit: 1, more: 1 })).toMatchObject(invalid('more'));
  });
});
