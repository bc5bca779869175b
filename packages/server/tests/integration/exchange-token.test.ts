import { createHmac, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ask } from '@clutchline/test-support/server/held-books';
import { startTestServer, type TestServer } from '@clutchline/test-support/server/start-test-server';
import { CompactSign, exportJWK, exportSPKI } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTokenVerifier } from '../../src/integration/open-token-verifier';

const ISSUER = 'https://casino.example';
const TOLERANCE_S = 5;

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const ed = generateKeyPairSync('ed25519');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-jwks-'));
  const keys = await Promise.all(
    [ec, ed, rsa].map(async ({ publicKey }, index) => ({
      ...(await exportJWK(publicKey)),
      kid: `k${index}`,
      use: 'sig',
    })),
  );
  const jwks = join(folder, 'jwks.json');
  await writeFile(jwks, JSON.stringify({ keys }));
  server = await startTestServer({
    verifyToken: await openTokenVerifier({ jwks, issuer: ISSUER, audience: 'clutchline' }),
  });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

type Claims = Readonly<Record<string, unknown>>;

const now = (): number => Math.floor(Date.now() / 1_000);
const claimsOf = (changes: Claims = {}): Claims => ({
  ...{ iss: ISSUER, aud: 'clutchline', sub: 'jwt-player', jti: randomUUID(), currency: 'CNY' },
  ...{ nbf: now() - 1, exp: now() + 300, ...changes },
});

interface Signing {
  readonly header?: Readonly<Record<string, unknown>>;
  readonly key?: KeyObject;
}

async function sign(claims: Claims, { header = {}, key = ec.privateKey }: Signing = {}): Promise<string> {
  return await signText(JSON.stringify(claims), { header, key });
}

async function signText(text: string, { header = {}, key = ec.privateKey }: Signing = {}): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return await new CompactSign(bytes).setProtectedHeader({ alg: 'ES256', kid: 'k0', ...header }).sign(key);
}

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
/** Signed by whatever is given, which no library would do. */
const forge = (header: Claims, claims: Claims, signature: string): string =>
  `${part(header)}.${part(claims)}.${signature}`;

function forgeHmac(header: Claims, claims: Claims, secret: string | Buffer): string {
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`;
}

const exchange = (token: string) => server.call('exchangeToken', { token });

async function sessionOf(token: string): Promise<string> {
  const { data } = await exchange(token);
  if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token);
  throw new Error('the token was refused');
}

it('ROLE-1 a token with each algorithm opens a session of its player, who is created at the first', async () => {
  const claims = { sub: 'new one', nickname: 'Nick', lang: 7, time_zone: 'Asia/Tokyo' };
  const tokens = await Promise.all([
    sign(claimsOf(claims)),
    sign(claimsOf(claims), { header: { alg: 'EdDSA', kid: 'k1' }, key: ed.privateKey }),
    sign(claimsOf(claims), { header: { alg: 'RS256', kid: 'k2' }, key: rsa.privateKey }),
    sign(claimsOf({ ...claims, aud: ['other', 'clutchline'] })),
  ]);
  for (const token of tokens)
    expect(await server.call('balance', {}, { token: await sessionOf(token) })).toMatchObject({
      code: 1,
      data: { amount: '0.00', nickname: 'Nick' },
    });
  expect(await ask(server.databaseUrl, "select 1 from operator_players where player_id = 'new one'")).toHaveLength(1);
});

it('ROLE-1 of exchanges of one token at once exactly one gets a session', async () => {
  const token = await sign(claimsOf());
  const codes = await Promise.all([0, 1, 2, 3, 4].map(async () => (await exchange(token)).code));
  expect(codes.filter((code) => code === 1)).toHaveLength(1);
});

it('S-M4 the demo sign-in is off with a key set', async () => {
  const answer = await server.call('hostSignIn', { username: 'ada', password: 'correct horse' });
  expect(answer).toMatchObject({ msg: 'wrong_credentials' });
});

/** 40, by what is wrong, and the reason in the log. */
async function forgedTokens(): Promise<readonly (readonly [wrong: string, reason: RegExp, token: string])[]> {
  const used = claimsOf({ jti: 'used-once' });
  await sessionOf(await sign(used));
  const replayed = await sign(claimsOf());
  await sessionOf(replayed);
  const hostile = await exportJWK(stranger.publicKey);
  const pem = await exportSPKI(ec.publicKey);
  const valid = await sign(claimsOf());
  const [head = '', body = '', signature = ''] = valid.split('.');
  const es = (header: Claims) => forge({ alg: 'ES256', kid: 'k0', ...header }, claimsOf(), signature);
  const withClaims = (changes: Claims) => sign(claimsOf(changes));
  const without = (name: string) =>
    sign(Object.fromEntries(Object.entries(claimsOf()).filter(([key]) => key !== name)));
  return [
    ['alg none', /alg/i, forge({ alg: 'none' }, claimsOf(), '')],
    ['alg NONE', /alg/i, forge({ alg: 'NONE', kid: 'k0' }, claimsOf(), '')],
    ['no alg', /alg|invalid/i, forge({ kid: 'k0' }, claimsOf(), signature)],
    ['HMAC with the public key as PEM', /alg/i, forgeHmac({ alg: 'HS256', kid: 'k0' }, claimsOf(), pem)],
    [
      'HMAC with the public JWK',
      /alg/i,
      forgeHmac({ alg: 'HS256' }, claimsOf(), JSON.stringify(await exportJWK(ec.publicKey))),
    ],
    ['HMAC with no key', /alg/i, forgeHmac({ alg: 'HS512' }, claimsOf(), '')],
    ['PS256', /alg/i, await sign(claimsOf(), { header: { alg: 'PS256', kid: 'k2' }, key: rsa.privateKey })],
    ['RS512', /alg/i, await sign(claimsOf(), { header: { alg: 'RS512', kid: 'k2' }, key: rsa.privateKey })],
    ['RS256 with an EC key', /JWKS/, forge({ alg: 'RS256', kid: 'k0' }, claimsOf(), signature)],
    ['key of a stranger', /signature/i, await sign(claimsOf(), { key: stranger.privateKey })],
    ['unknown kid', /JWKS/, await sign(claimsOf(), { header: { kid: 'k9' } })],
    [
      'key of a stranger in the header',
      /signature/i,
      await sign(claimsOf(), { header: { jwk: hostile }, key: stranger.privateKey }),
    ],
    ['address of keys in the header', /signature/i, es({ jku: 'https://evil.example/jwks' })],
    ['unknown critical header', /not recognized/, es({ crit: ['x'], x: 1 })],
    ['signature of another token', /signature/i, es({})],
    ['signature cut', /signature/i, valid.slice(0, -8)],
    ['no signature', /signature/i, `${head}.${body}.`],
    ['changed claims', /signature/i, `${head}.${part(claimsOf({ sub: 'victim' }))}.${signature}`],
    ['two parts', /compact/i, `${head}.${body}`],
    ['four parts', /compact/i, `${valid}.x`],
    ['signed text that is no JSON', /JSON/, await signText('{')],
    ['no token', /compact/i, 'x'],
    ['wrong aud', /aud/, await withClaims({ aud: 'other' })],
    ['no aud', /aud/, await without('aud')],
    ['wrong iss', /iss/, await withClaims({ iss: 'https://casino.example.evil' })],
    ['no iss', /iss/, await without('iss')],
    ['expired', /exp/, await withClaims({ exp: now() - TOLERANCE_S - 1 })],
    ['no exp', /exp/, await without('exp')],
    ['exp as text', /exp/, await withClaims({ exp: String(now() + 60) })],
    ['exp in eleven minutes', /10 minutes/, await withClaims({ exp: now() + 660 })],
    ['not yet valid', /nbf/, await withClaims({ nbf: now() + 60 })],
    ['no nbf', /nbf/, await without('nbf')],
    ['no jti', /jti/, await without('jti')],
    ['long jti', /jti/, await withClaims({ jti: 'x'.repeat(129) })],
    ['replayed token', /used before/, replayed],
    ['replayed jti', /used before/, await sign({ ...used, sub: 'another' })],
    ['no sub', /sub/, await without('sub')],
    ['sub with a line feed', /player_id/, await withClaims({ sub: 'a\nb' })],
    ['unknown currency', /invalid/, await withClaims({ currency: 'XXX' })],
    ['one character too long', /4096/, 'a'.repeat(4_097)],
  ];
}

it('O5 40 forged or stale tokens are refused, each with its reason in the log and none on the wire', async () => {
  const forged = await forgedTokens();
  expect(new Set(forged.map(([wrong]) => wrong)).size).toBe(40);
  const answers = new Set<string>();
  for (const [wrong, reason, token] of forged) {
    server.logged.length = 0;
    const answer = await exchange(token);
    answers.add(JSON.stringify(answer));
    const [line] = server.logged.filter(({ fields }) => fields['event'] === 'operator_token_refused');
    expect([wrong, answer.code, line?.fields['reason']]).toEqual([wrong, 2, expect.stringMatching(reason)]);
    expect(JSON.stringify(line)).not.toContain(token.slice(0, 200).padEnd(20, '-'));
  }
  expect([...answers]).toHaveLength(1);
});

it('O5 a token of 4,096 characters is read', async () => {
  const short = await sign(claimsOf({ pad: '' }));
  const token = await sign(claimsOf({ pad: 'x'.repeat(Math.floor(((4_096 - short.length) * 3) / 4) - 1) }));
  expect(token.length).toBeGreaterThan(4_080);
  expect(token.length).toBeLessThanOrEqual(4_096);
  expect((await exchange(token)).code).toBe(1);
});

it('O5 a key set with a secret or without a key is refused at the start', async () => {
  const jwks = join(folder, 'wrong.json');
  const secret = { kty: 'oct', k: 'c2VjcmV0' };
  for (const content of [{ keys: [await exportJWK(ec.privateKey)] }, { keys: [secret] }, { keys: [] }, {}, 'text']) {
    await writeFile(jwks, JSON.stringify(content));
    await expect(openTokenVerifier({ jwks, issuer: ISSUER, audience: 'x' })).rejects.toThrow('JSON Web Key Set');
  }
});
