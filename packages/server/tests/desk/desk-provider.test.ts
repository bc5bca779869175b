import type { DeskRole } from '@clutchline/contract/desk';
import { CLIENT, type IssuedToken, TestIdentityProvider } from '@clutchline/test-support/server/open-identity-provider';
import { ask } from '@clutchline/test-support/server/held-books';
import type { JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { OpenIdProvider } from '../../src/desk/access/provider/openid-provider';
import { DESK_PASSWORD, type DeskClient, type DeskReply, openTestDesk, type TestDesk } from './open-test-desk';

const GROUPS: ReadonlyMap<string, DeskRole> = new Map([
  ['traders', 'trader'],
  ['desk-admins', 'admin'],
]);

let provider: TestIdentityProvider;
let desk: TestDesk;
let subject = 0;
beforeAll(async () => {
  provider = await TestIdentityProvider.open();
  const config = {
    ...{ name: 'Acme ID', issuer: provider.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
    ...{ rolesClaim: 'realm.groups', roles: GROUPS, twoFactors: new Set(['mfa', 'gold']) },
  };
  desk = await openTestDesk(null, new OpenIdProvider(config, provider.request));
});
afterAll(async () => {
  await desk.close();
  await provider.stop();
});
beforeEach(() => {
  subject += 1;
});

const REFUSED = { status: 401, data: { type: '/desk/api/problems/provider-refused' } };
const DOWN = { status: 503, data: { type: '/desk/api/problems/provider-unavailable' } };

/** Of the desk, which is ahead once time has passed. */
const seconds = (ago = 0): number => Math.floor(desk.now() / 1_000) - ago;

/** Of a person of this test. */
const person = (claims: JWTPayload, groups: readonly string[] = ['traders']): JWTPayload => ({
  ...claims,
  ...{ sub: `subject-${subject}`, name: `Person ${subject}`, realm: { groups }, auth_time: seconds() },
});
const issued =
  (change: JWTPayload = {}, more: Omit<IssuedToken, 'claims'> = {}) =>
  (claims: JWTPayload): IssuedToken => ({ claims: { ...person(claims), ...change }, ...more });
const without =
  (claim: string) =>
  (claims: JWTPayload): IssuedToken => ({
    claims: Object.fromEntries(Object.entries(person(claims)).filter(([name]) => name !== claim)),
  });

async function begin(client: DeskClient, call: 'beginProviderSignIn' | 'beginProviderStepUp' = 'beginProviderSignIn') {
  const { status, data } = await client.call(call);
  expect(status).toBe(200);
  return String(data['url']);
}

async function enter(client: DeskClient, issue: (claims: JWTPayload) => IssuedToken): Promise<DeskReply> {
  const query = provider.signIn(await begin(client), issue);
  return await client.call('finishProviderSignIn', { query });
}

describe('a sign-in at the provider', () => {
  it('DESK-3 is offered by its name, and asks for code, PKCE, nonce and the time of the sign-in', async () => {
    const client = desk.client();
    expect(await client.call('signInWays')).toMatchObject({ status: 200, data: { provider: 'Acme ID' } });
    const asked = new URL(await begin(client));
    expect(`${asked.origin}${asked.pathname}`).toBe(`${provider.issuer}/authorize`);
    expect(Object.fromEntries(asked.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'desk', redirect_uri: `${desk.url}/`, scope: 'openid profile' },
      ...{ code_challenge_method: 'S256', nonce: expect.any(String), state: expect.any(String), max_age: '43200' },
    });
  });

  it('DESK-3 DESK-5 opens a session with the roles of the claim, and those of the next sign-in replace them', async () => {
    const client = desk.client();
    const first = await enter(client, (claims) => ({ claims: person(claims, ['staff', 'desk-admins', 'traders']) }));
    expect(first).toMatchObject({ status: 200, data: { name: `Person ${subject}`, roles: ['admin', 'trader'] } });
    expect(await client.call('me')).toMatchObject({ status: 200, data: { operator_id: first.data['operator_id'] } });
    expect((await client.call('operators')).status).toBe(200);
    const again = desk.client();
    const second = await enter(again, issued());
    expect(second.data).toMatchObject({ operator_id: first.data['operator_id'], roles: ['trader'] });
    expect(await client.call('operators')).toMatchObject({ status: 403 });
  });

  it('DESK-3 the acr says two factors as well as the amr', async () => {
    expect(await enter(desk.client(), issued({ amr: ['pwd'], acr: 'gold' }))).toMatchObject({ status: 200 });
  });

  const REASONS: readonly (readonly [string, (claims: JWTPayload) => IssuedToken])[] = [
    ['another issuer', issued({ iss: 'https://elsewhere.example' })],
    ['another audience', issued({ aud: 'another-client' })],
    ['another nonce', issued({ nonce: 'planted' })],
    ['no amr', without('amr')],
    ['one factor', issued({ amr: ['pwd'], acr: '1' })],
    ['no time of the sign-in', without('auth_time')],
    ['a sign-in of yesterday', issued({ auth_time: Math.floor(Date.now() / 1_000) - 100_000 })],
    ['an expired token', issued({ exp: Math.floor(Date.now() / 1_000) - 3_600 })],
    ['another key', issued({}, { isForged: true })],
    ['no role of the desk', issued({ realm: { groups: ['staff'] } })],
    ['no claim of roles', without('realm')],
    ['a name of no letter', issued({ name: '<script>' })],
    ['a failing token endpoint', issued({}, { status: 500 })],
  ];
  it.each(REASONS)(
    'DESK-3 is refused with %s, recorded, and the reason is in the log alone',
    async (_reason, issue) => {
      const client = desk.client();
      const before = desk.logged.length;
      const reply = await enter(client, issue);
      expect(reply).toMatchObject(REFUSED);
      expect(Object.keys(reply.data).toSorted()).toEqual(['status', 'title', 'type']);
      expect((await client.call('me')).status).toBe(401);
      expect(desk.logged.slice(before).map(({ fields }) => fields['event'])).toEqual(['desk_provider_refused']);
      const [act] = await ask(desk.databaseUrl, 'select action, result from operator_actions order by id desc limit 1');
      expect(act).toEqual({ action: 'sign_in', result: 'provider_refused' });
    },
  );

  it('DESK-3 counts once, in the browser that began it, within ten minutes, and with the state of the desk', async () => {
    const client = desk.client();
    const query = provider.signIn(await begin(client), issued());
    const other = desk.client();
    expect(await other.call('finishProviderSignIn', { query })).toMatchObject(REFUSED);
    expect(await client.call('finishProviderSignIn', { query })).toMatchObject(REFUSED);
    const second = provider.signIn(await begin(client), issued());
    expect(await client.call('finishProviderSignIn', { query: second })).toMatchObject({ status: 200 });
    expect(await client.call('finishProviderSignIn', { query: second })).toMatchObject(REFUSED);
    const late = provider.signIn(await begin(client), issued());
    desk.passTime(10 * 60_000);
    expect(await client.call('finishProviderSignIn', { query: late })).toMatchObject(REFUSED);
    const planted = provider.signIn(await begin(client), issued()).replace(/state=[^&]+/, 'state=planted');
    expect(await client.call('finishProviderSignIn', { query: planted })).toMatchObject(REFUSED);
    expect(await client.call('finishProviderSignIn', { query: '' })).toMatchObject(REFUSED);
    const denied = new URL(await begin(client)).searchParams.get('state') ?? '';
    const answer = `?error=access_denied&state=${denied}&iss=${encodeURIComponent(provider.issuer)}`;
    expect(await client.call('finishProviderSignIn', { query: answer })).toMatchObject(REFUSED);
  });

  it('DESK-2 an operator who was ended does not come back, and no name of another operator is taken over', async () => {
    const client = desk.client();
    await enter(client, issued());
    await desk.operators.end(`Person ${subject}`);
    expect(await client.call('me')).toMatchObject({ status: 401 });
    expect(await enter(client, issued())).toMatchObject(REFUSED);
    const { name } = await desk.add('local lena', ['viewer']);
    expect(await enter(desk.client(), issued({ sub: 'thief', name }))).toMatchObject(REFUSED);
  });
});

describe('a provider that does not answer', () => {
  it('DESK-3 is a clear error, and the next sign-in works once it answers again', async () => {
    const down = await TestIdentityProvider.open();
    const config = {
      ...{ name: 'Down', issuer: down.issuer, clientId: CLIENT.id, clientSecret: CLIENT.secret },
      ...{ rolesClaim: 'roles', roles: GROUPS, twoFactors: new Set(['mfa']) },
    };
    const other = await openTestDesk(null, new OpenIdProvider(config, down.request));
    await down.stop();
    const client = other.client();
    expect(await client.call('beginProviderSignIn')).toMatchObject(DOWN);
    expect(other.logged.at(-1)?.fields).toMatchObject({ alarm: 'desk-provider' });
    await down.start();
    down.namesIssuer = 'https://elsewhere.example';
    expect(await client.call('beginProviderSignIn')).toMatchObject(DOWN);
    down.namesIssuer = null;
    const { data } = await client.call('beginProviderSignIn');
    const roles = { roles: 'traders', name: 'Late Lou' };
    const query = down.signIn(String(data['url']), (claims) => ({ claims: { ...claims, ...roles } }));
    await down.stop();
    expect(await client.call('finishProviderSignIn', { query })).toMatchObject(DOWN);
    await down.start();
    const again = String((await client.call('beginProviderSignIn')).data['url']);
    const renewed = down.signIn(again, (claims) => ({ claims: { ...claims, ...roles } }));
    expect(await client.call('finishProviderSignIn', { query: renewed })).toMatchObject({
      ...{ status: 200, data: { name: 'Late Lou', roles: ['trader'] } },
    });
    await other.close();
    await down.stop();
  });
});

describe('a step up at the provider', () => {
  it('DESK-4 asks for the factors again, of the same person and session, and changes the token', async () => {
    const client = desk.client();
    const old = seconds(3_600);
    expect(await enter(client, issued({ auth_time: old }))).toMatchObject({ status: 200 });
    const needed = { status: 403, data: { type: '/desk/api/problems/step-up-needed' } };
    expect(await client.call('beginPasskey')).toMatchObject(needed);
    const url = await begin(client, 'beginProviderStepUp');
    expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ prompt: 'login', max_age: '0' });
    const stale = provider.signIn(url, issued({ auth_time: old }));
    expect(await client.call('finishProviderStepUp', { query: stale })).toMatchObject(REFUSED);
    const stranger = provider.signIn(await begin(client, 'beginProviderStepUp'), (claims) => ({
      claims: { ...person(claims), sub: 'stranger', name: `Stranger ${subject}` },
    }));
    expect(await client.call('finishProviderStepUp', { query: stranger })).toMatchObject(REFUSED);
    const [found] = await ask(
      desk.databaseUrl,
      `select count(*)::integer as count from desk_identities where subject = 'stranger'`,
    );
    expect(found).toEqual({ count: 0 });
    const signIn = provider.signIn(await begin(client), issued());
    expect(await client.call('finishProviderStepUp', { query: signIn })).toMatchObject(REFUSED);
    const former = client.cookies.get('__Host-desk');
    const query = provider.signIn(await begin(client, 'beginProviderStepUp'), issued());
    expect(await client.call('finishProviderStepUp', { query })).toMatchObject({ status: 200 });
    expect(client.cookies.get('__Host-desk')).not.toBe(former);
    expect(await client.call('beginPasskey')).toMatchObject({ status: 200 });
  });
});

describe('with a provider', () => {
  it('DESK-3 accounts of before do not sign in at the desk; those that the command invites since do', async () => {
    const local = await openTestDesk();
    const { name, client, nextCode } = await local.add('old otto', ['viewer']);
    const signIn = () => client.call('signIn', { name, password: DESK_PASSWORD, code: nextCode() });
    expect((await signIn()).status).toBe(200);
    expect(await client.call('beginProviderSignIn')).toMatchObject({ status: 404 });
    local.passTime(1_000);
    await local.operators.setProvider('https://id.example');
    expect((await signIn()).status).toBe(401);
    const glass = await local.add('broken glass', ['admin']);
    const code = glass.nextCode();
    expect((await glass.client.call('signIn', { name: glass.name, password: DESK_PASSWORD, code })).status).toBe(200);
    await local.operators.setProvider(null);
    expect((await signIn()).status).toBe(200);
    await local.close();
  });

  it('DESK-6 no operator is invited at the desk, and the role of the desk adds none without the configured issuer', async () => {
    const enterAs = (issuer: string) =>
      ask(
        desk.databaseUrl,
        `set role clutchline_desk; select enter_by_provider('${issuer}', 'made up', 'Made Up', 'made up', '{admin}', 1)`,
      );
    await expect(enterAs('https://elsewhere.example')).rejects.toThrow('not the configured one');
    const admin = desk.client();
    await enter(admin, issued({ realm: { groups: ['desk-admins'] } }));
    const body = { request_id: '7c1f0c8e-3f65-4b0a-9c0b-0d5f7f7c4a11', reason: 'a new colleague', proposal_id: 1 };
    expect(await admin.call('invite', body)).toMatchObject({
      ...{ status: 409, data: { type: '/desk/api/problems/local-off' } },
    });
  });
});
