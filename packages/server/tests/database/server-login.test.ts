import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { startTicking } from '@clutchline/test-support/processes/test-processes';

import { asAppRole, loginNameOf, openServerLogin } from '../../src/database/server-login';
import { migrate } from '../../src/database/migrate';
import { SessionLeadership } from '../../src/leading/postgres-session-leadership';
import { openStore } from '../../src/composition/open-store';
import { Stops } from '../../src/platform/lifecycle/stops';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let loose: string[];
beforeEach(async () => {
  database = await createTestDatabase();
  loose = [];
});
afterEach(async () => {
  await database.drop();
  for (const statement of loose) await run(`${inject('postgresUrl')}/postgres`, statement);
});

async function run(url: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Of the last statement. */
const codeOf = (url: string, ...statements: string[]): Promise<unknown> =>
  run(url, ...statements).then(
    () => 'done',
    (error: unknown) => (error instanceof pg.DatabaseError ? error.code : error),
  );

const DENIED = '42501';

async function ownerWith(rights: string): Promise<string> {
  const name = `owner_${randomBytes(4).toString('hex')}`;
  const url = new URL(database.url);
  await run(
    database.url,
    `create role ${name} login ${rights} password 'owner-secret'`,
    `alter database ${url.pathname.slice(1)} owner to ${name}`,
    'drop schema public cascade',
    `create schema public authorization ${name}`,
    `grant clutchline_app, clutchline_desk to ${name} with admin option`,
  );
  loose.push(`drop role if exists ${loginNameOf(url.pathname.slice(1))}`, `drop role ${name}`);
  [url.username, url.password] = [name, 'owner-secret'];
  await migrate(url.href);
  return url.href;
}

it('S-L11 the login of the server gains nothing by taking its role off: no program, no other role, no right of its own', async () => {
  const { url, obstacle } = await openServerLogin(database.url);
  expect(obstacle).toBeNull();
  const app = asAppRole(url);
  expect(await run(app, 'select current_user as role')).toEqual([{ role: 'clutchline_app' }]);
  const superuser = new URL(database.url).username;
  // RESET: role of the connection; NONE: no role.
  for (const away of ['reset role', 'set role none']) {
    expect(await codeOf(app, away, "copy (select 1) to program 'true'")).toBe(DENIED);
    expect(await codeOf(app, away, 'delete from ledger_entries')).toBe(DENIED);
    expect(await codeOf(app, away, 'create role mine')).toBe(DENIED);
    expect(await codeOf(app, away, `set role ${superuser}`)).toBe(DENIED);
  }
  expect(await codeOf(app, 'set role none', 'select * from wallets')).toBe(DENIED);
  expect(await codeOf(app, `set role ${superuser}`)).toBe(DENIED);
  expect(await codeOf(app, 'set session authorization default', "copy (select 1) to program 'true'")).toBe(DENIED);
  // Missing here.
  expect(await codeOf(app, 'set role postgres')).not.toBe('done');
});

it('S-L11 every connection of a running server is of that login; the owner is used for starting only', async () => {
  const server = await startTicking(database.url);
  const users = await run(
    database.url,
    `select distinct usename as name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and backend_type = 'client backend'`,
  );
  expect(users).toEqual([{ name: loginNameOf(new URL(database.url).pathname.slice(1)) }]);
  await server.close();
});

it('S-L11 a second process and a second start use the same login, and a changed one is put right', async () => {
  const first = await openServerLogin(database.url);
  expect(await openServerLogin(database.url)).toEqual(first);
  await run(database.url, `alter role ${new URL(first.url).username} password 'other' nologin`);
  expect(await openServerLogin(database.url)).toEqual(first);
  expect(await run(asAppRole(first.url), 'select 1 as one')).toEqual([{ one: 1 }]);
});

it('S-L11 an owner who may create roles gets the login too, and may still end the session of a silent leader', async () => {
  const owner = await ownerWith('createrole');
  const { url, obstacle } = await openServerLogin(owner);
  expect(obstacle).toBeNull();
  expect(await codeOf(asAppRole(url), 'set role none', 'create role mine')).toBe(DENIED);
  expect(await codeOf(asAppRole(url), 'set role none', `set role ${new URL(owner).username}`)).toBe(DENIED);
  const leader = new SessionLeadership(url, 'the silent one');
  expect(await leader.acquire()).toBe(1);
  expect(await run(asAppRole(url), 'select terminate_leader(1) as ended')).toEqual([{ ended: true }]);
  await leader.release().catch(() => undefined);
});

it('S-L11 an owner who may not create roles is used as before, with a log line', async () => {
  const owner = await ownerWith('');
  const stops = new Stops();
  const logged: unknown[] = [];
  const write = (fields: unknown, message: string) => void logged.push([message, fields]);
  const log = { info: () => undefined, warn: write, error: write };
  const feed = {
    name: 'simulator',
    fingerprint: 'f',
    skipped: [],
    firstRunAt: null,
    snapshot: () => [],
    between: () => [],
  } as const;
  const store = await openStore(owner, { feed, identity: 'f', log, stops });
  expect(store.serverUrl).toBe(owner);
  expect(await store.stores.wallets.read(1)).toBeNull();
  expect(logged).toEqual([
    [expect.stringContaining('no login role'), { reason: expect.stringContaining('permission denied to create role') }],
  ]);
  await stops.stopAll();
});

it('S-L11 an address without a password uses the login of the owner', async () => {
  const { url, obstacle } = await openServerLogin('postgres://owner@127.0.0.1:1/bets');
  expect(url).toBe('postgres://owner@127.0.0.1:1/bets');
  expect(obstacle).toContain('no password');
});
