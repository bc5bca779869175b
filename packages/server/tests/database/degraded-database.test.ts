import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { findPostgresUser } from '../../src/database/embedded/choose-place';
import { runCommand } from '../../src/platform/lifecycle/run-program';
import { singleRequest, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import {
  startPlacingServer,
  type PlacingServer,
  type TestPlayer,
} from '@clutchline/test-support/server/placing-server';
import { envelopeOf } from '@clutchline/test-support/server/send';

const RUNS = 10;
const run = promisify(execFile);

let server: PlacingServer;
let database = '';
let game = 0;
let players: TestPlayer[] = [];
beforeAll(async () => {
  server = await startPlacingServer();
  database = new URL(server.databaseUrl).pathname.slice(1);
});
afterAll(() => server.close());
async function prepare(): Promise<void> {
  game = await server.matches();
  players = await Promise.all(Array.from({ length: RUNS }, () => server.player()));
}
beforeEach(prepare);

const sql = (text: string, values: unknown[] = []) => ask(server.databaseUrl, text, values);
async function cutConnections(): Promise<void> {
  await sql(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await sleep(300);
}

interface Sent {
  readonly status: number;
  readonly code: number;
  readonly error_code: number;
}

async function placeAs(player: TestPlayer | undefined, request: PlaceRequest): Promise<Sent> {
  const answer = await server.sendPlacement(player?.token ?? '', JSON.stringify(request));
  const { code, error_code } = envelopeOf(answer);
  expect(answer.text).not.toMatch(/select|error:|postgres|sqlstate|\/tmp|\.ts\b/iu);
  return { status: answer.status, code, error_code };
}

const requestsOf = () => players.map(() => singleRequest({ gameId: game }, '10'));
const placeAll = (requests: readonly PlaceRequest[]) =>
  Promise.all(requests.map((request, n) => placeAs(players[n], request)));
const balances = () => Promise.all(players.map(({ accountId }) => server.balanceOf(accountId)));

const UNAVAILABLE = { status: 503, code: 2, error_code: 1202 };
const STILL_DECIDING = { status: 200, code: 2, error_code: 1026 };
const TAKEN = { status: 200, code: 1, error_code: 0 };
const all = (sent: Sent) => Array.from({ length: RUNS }, () => sent);

/** No trace, correct ledger. */
async function expectNothingDone(): Promise<void> {
  expect(await balances()).toEqual(players.map(() => 1_000_00n));
  for (const table of ['placements', 'bets', 'bet_legs'])
    expect(await sql(`select 1 from ${table} where account_id = any($1)`, [players.map((p) => p.accountId)])).toEqual(
      [],
    );
  await expectBooksRight();
}

async function expectBooksRight(): Promise<void> {
  expect(await server.context.stores.wallets.verify()).toEqual([]);
  expect(await faultsOfHeldBooks(server.databaseUrl)).toEqual([]);
  for (const line of server.logged) {
    expect(JSON.stringify(line).length).toBeLessThan(4_096);
    for (const { token } of players) expect(JSON.stringify(line)).not.toContain(token);
  }
}

/** Exactly once. */
async function expectRecovered(requests: readonly PlaceRequest[]): Promise<void> {
  expect(await placeAll(requests)).toEqual(all(TAKEN));
  expect(await placeAll(requests)).toEqual(all(TAKEN));
  expect(await balances()).toEqual(players.map(() => 990_00n));
  await expectBooksRight();
}

it('R36 a read-only database accepts no bet, reports it, and the next bets are accepted once it can be written to', async () => {
  await sql(`alter database ${database} set default_transaction_read_only = on`);
  await cutConnections();
  const requests = requestsOf();
  try {
    expect(await placeAll(requests)).toEqual(all(UNAVAILABLE));
    expect(await server.call('balance', {}, { token: players[0]?.token ?? '' })).toMatchObject({ code: 1 });
  } finally {
    const owner = new pg.Client({ connectionString: server.databaseUrl });
    await owner.connect();
    await owner.query('set default_transaction_read_only = off');
    await owner.query(`alter database ${database} reset default_transaction_read_only`);
    await owner.end();
    await cutConnections();
  }
  await expectNothingDone();
  await expectRecovered(requests);
});

it('R36 a database without a free connection accepts no bet and reports it', async () => {
  const login = `few_${database}`;
  await sql(`create role ${login} login password 'few' in role clutchline_app`);
  const main = server;
  server = await startPlacingServer({
    through: (url) => {
      const own = new URL(url);
      own.username = login;
      own.password = 'few';
      return own.href;
    },
  });
  try {
    await prepare();
    const requests = requestsOf();
    await sql(`alter role ${login} connection limit 0`);
    await cutConnections();
    expect(await placeAll(requests)).toEqual(all(UNAVAILABLE));
    await sql(`alter role ${login} connection limit -1`);
    await expectNothingDone();
    await expectRecovered(requests);
  } finally {
    await server.close();
    server = main;
    await sql(`drop role ${login}`);
  }
});

it('R36 bets wait for a connection while all are in use, and are accepted in time', async () => {
  const { inTransaction } = server.context;
  const busy = Array.from({ length: 20 }, () =>
    inTransaction(async ({ wallets }) => {
      await wallets.read(1);
      await sleep(1_500);
    }),
  );
  await sleep(200);
  const began = performance.now();
  expect(await placeAll(requestsOf())).toEqual(all(TAKEN));
  expect(performance.now() - began).toBeGreaterThan(500);
  expect(performance.now() - began).toBeLessThan(5_000);
  await Promise.all(busy);
  await expectBooksRight();
});

it('R36 a statement that lasts too long is answered as still deciding in time, and later nothing was done', async () => {
  const blocker = new pg.Client({ connectionString: server.databaseUrl });
  await blocker.connect();
  await blocker.query('begin; lock table placements in exclusive mode');
  const requests = requestsOf();
  const began = performance.now();
  expect(await placeAll(requests)).toEqual(all(STILL_DECIDING));
  expect(performance.now() - began).toBeLessThan(6_000);
  // They end by themselves.
  for (;;) {
    const waiting = await sql(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (waiting.length === 0) break;
    await sleep(100);
  }
  expect(performance.now() - began).toBeLessThan(15_000);
  await blocker.query('rollback');
  await blocker.end();
  await expectNothingDone();
  for (const [n, { request_id }] of requests.entries())
    expect(await server.call('getBetByRequestId', { request_id }, { token: players[n]?.token ?? '' })).toMatchObject({
      data: { found: 0 },
    });
  await expectRecovered(requests);
});

/** Few megabytes; null: mounting not permitted. */
async function smallDisk(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-full-'));
  await chmod(folder, 0o755);
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=8m,mode=0777', 'tmpfs', folder]);
    return folder;
  } catch {
    await rm(folder, { recursive: true });
    return null;
  }
}

it('R36 a full disk accepts no bet, reports it, and the next bets are accepted once there is room', async ({
  skip,
}) => {
  const disk = await smallDisk();
  if (disk === null) return skip('no file system can be mounted here');
  const [space, place, filler] = [`full_${database}`, join(disk, 'space'), join(disk, 'filler')];
  const tables = ['placements', 'bets', 'bet_legs'];
  try {
    await runCommand('mkdir', ['-m', '700', place], await findPostgresUser());
    await sql(`create tablespace ${space} location '${place}'`);
    for (const table of tables) await sql(`alter table ${table} set tablespace ${space}`);
    await writeFile(filler, Buffer.alloc(9 * 1024 * 1024)).catch(() => undefined);
    await useUpPages();
    const requests = requestsOf();
    expect(await placeAll(requests)).toEqual(all(UNAVAILABLE));
    await expectNothingDone();
    await rm(filler);
    await expectRecovered(requests);
  } finally {
    for (const table of tables) await sql(`alter table ${table} set tablespace pg_default`);
    await sql(`drop tablespace if exists ${space}`);
    await run('umount', ['-l', disk]);
    await rm(disk, { recursive: true });
  }
});

async function useUpPages(): Promise<void> {
  const someone = await server.player();
  for (let n = 0; n < 200; n += 1) {
    const { status } = await placeAs(someone, singleRequest({ gameId: game }, '1'));
    if (status !== 200) return;
  }
  throw new Error('the disk does not fill up');
}
