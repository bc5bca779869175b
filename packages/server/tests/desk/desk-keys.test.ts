import { randomBytes } from 'node:crypto';

import { ask } from '@clutchline/test-support/server/held-books';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDesk } from '../../src/composition/open-desk';
import { TOTP_SECRET_BYTES, TotpBox } from '../../src/desk/access/totp-box';
import { CspReports } from '../../src/http';
import { Stops } from '../../src/platform/lifecycle/stops';
import { DESK_KEY, DESK_PASSWORD, openTestDesk, type TestDesk, type TestOperator } from './open-test-desk';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

const RANDOM = { bytes: (length: number) => randomBytes(length) };
const OTHER_KEY = 'another key of the desk';
const boxOf = (...keys: string[]) => new TotpBox(keys, RANDOM);

function linesOf() {
  const lines: Readonly<Record<string, unknown>>[] = [];
  const write = (fields: Readonly<Record<string, unknown>>) => void lines.push(fields);
  return { log: { info: () => undefined, warn: write, error: write }, lines };
}

const query = <Row>(text: string, ...values: unknown[]) => ask<Row & object>(desk.databaseUrl, text, values);
const OF = `from desk_credentials c join desk_operators o on o.id = c.operator_id where c.kind = 'totp' and o.name =`;

async function storedOf(name: string): Promise<{ id: number; secret: Buffer }> {
  const [row] = await query<{ id: number; secret: Buffer }>(`select o.id::integer as id, c.secret ${OF} $1`, name);
  if (row === undefined) throw new Error('no such operator');
  return row;
}

async function store(name: string, secret: Uint8Array): Promise<void> {
  await query(`update desk_credentials set secret = $2 where id = (select c.id ${OF} $1)`, name, Buffer.from(secret));
}

async function storePlain(name: string): Promise<void> {
  const { id, secret } = await storedOf(name);
  const plain = boxOf(DESK_KEY).open(secret, id);
  if (plain === null) throw new Error('not of the key');
  await store(name, plain);
}

const signIn = async ({ name, client, nextCode }: TestOperator): Promise<number> =>
  (await client.call('signIn', { name, password: DESK_PASSWORD, code: nextCode() })).status;

it('DESK-3 the secret of the app is encrypted for its operator, and an invitation has none', async () => {
  const token = await desk.operators.invite({ name: 'ann', roles: ['viewer'], samePersonAs: null });
  const client = desk.client();
  const shown = async () => String((await client.call('readInvite', { token })).data['totp_uri']);
  expect(await shown()).toBe(await shown());
  const ann = await desk.signedIn('ann', ['viewer']);
  const { id, secret } = await storedOf('ann');
  expect(secret).toHaveLength(TOTP_SECRET_BYTES + 28);
  expect(boxOf(DESK_KEY).open(secret, id)).toHaveLength(TOTP_SECRET_BYTES);
  expect(boxOf(DESK_KEY).open(secret, id + 1)).toBeNull();
  expect(boxOf(OTHER_KEY).open(secret, id)).toBeNull();
  expect(boxOf().open(secret, id)).toBeNull();
  const changed = Buffer.from(secret);
  changed[20] = (changed[20] ?? 0) ^ 1;
  expect(boxOf(DESK_KEY).open(changed, id)).toBeNull();
  expect((await ann.client.call('stepUp', { code: ann.nextCode() })).status).toBe(200);
  const seeds = await query('select octet_length(totp_secret) as bytes from desk_invites where used_at is not null');
  expect(seeds).toContainEqual({ bytes: 0 });
});

it('DESK-3 secrets of before the key stay valid, and the start of the desk encrypts them once', async () => {
  const bob = await desk.add('bob', ['viewer']);
  await storePlain('bob');
  expect(await signIn(bob)).toBe(200);
  expect(await desk.operators.encryptSecrets(boxOf())).not.toContain('bob');
  expect((await storedOf('bob')).secret).toHaveLength(TOTP_SECRET_BYTES);
  expect(await desk.operators.encryptSecrets(boxOf(DESK_KEY))).toEqual([]);
  const { secret } = await storedOf('bob');
  expect(secret).toHaveLength(TOTP_SECRET_BYTES + 28);
  await desk.operators.encryptSecrets(boxOf(DESK_KEY));
  expect((await storedOf('bob')).secret).toEqual(secret);
  expect(await signIn(bob)).toBe(200);
});

it('DESK-3 a further key replaces the first one at the start of the desk, without a new invitation', async () => {
  const cat = await desk.add('cat', ['viewer']);
  expect(await desk.operators.encryptSecrets(boxOf(OTHER_KEY, DESK_KEY))).toEqual([]);
  const { id, secret } = await storedOf('cat');
  expect(boxOf(OTHER_KEY).open(secret, id)).toHaveLength(TOTP_SECRET_BYTES);
  expect(await desk.operators.encryptSecrets(boxOf(DESK_KEY, OTHER_KEY))).toEqual([]);
  expect(await signIn(cat)).toBe(200);
});

it('DESK-3 with another key, or none beside an external database, the desk starts and the log says so', async () => {
  await desk.add('eve', ['viewer']);
  const { log, lines } = linesOf();
  const start = async (...deskKeys: string[]) => {
    const stops = new Stops();
    const place = { host: '127.0.0.1', port: 0, origin: null, pageFolder: null };
    const database = { kind: 'external', url: desk.databaseUrl, mustBeDurable: false } as const;
    const context = { clock: desk, wallClock: desk, random: RANDOM, log };
    const given = { ownerUrl: desk.databaseUrl, report: () => undefined, stops, cspReports: new CspReports(log) };
    const url = await openDesk({ desk: place, deskKeys, deskProvider: null, trustedHops: 0, database }, context, given);
    await stops.stopAll();
    expect(url).toMatch(/^http:/);
    return lines.splice(0);
  };
  expect(await start(DESK_KEY)).toEqual([]);
  expect(await start(OTHER_KEY)).toMatchObject([{ alarm: 'desk-key', operators: expect.arrayContaining(['eve']) }]);
  expect(await start()).toMatchObject([{ option: 'DESK_KEY' }, { alarm: 'desk-key' }]);
  expect(await start(DESK_KEY)).toEqual([]);
});

it('DESK-3 with another key a code is refused with a line of the log, and a recovery code is not', async () => {
  const { recoveryCodes, ...dot } = await desk.add('dot', ['viewer']);
  await desk.operators.encryptSecrets(boxOf(OTHER_KEY, DESK_KEY));
  expect(await desk.operators.encryptSecrets(boxOf(DESK_KEY))).toContain('dot');
  expect(await desk.operators.encryptSecrets(boxOf())).toContain('dot');
  expect(await signIn({ ...dot, recoveryCodes })).toBe(401);
  const { id } = await storedOf('dot');
  expect(desk.logged.map(({ fields }) => fields)).toContainEqual({ alarm: 'desk-key', operator: id });
  const body = { name: 'dot', password: DESK_PASSWORD, code: recoveryCodes[0] };
  expect((await desk.client().call('signIn', body)).status).toBe(200);
});
