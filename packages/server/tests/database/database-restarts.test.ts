import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { CALLS, type CallName, type Envelope } from '@clutchline/contract';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import { parseConfig } from '../../src/config';
import { auditLedger } from '../../src/ledger/verification/audit-ledger';
import { reachEmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/embedded-postgres';
import { isRunning, processesIn } from '../../src/database/embedded/process-state';
import type { PlainError } from '../../src/platform/errors';
import { provideDatabase } from '../../src/composition/open-store';
import { freshId } from '@clutchline/test-support/server/bet-requests';
import { countOf } from '@clutchline/test-support/server/count-of';
import { TestNats } from '@clutchline/test-support/processes/provide-nats';
import { readyOf } from '@clutchline/test-support/processes/test-processes';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

/** Of placement. */
const BOUND_MS = 20_000;
const KILLS = countOf(2, 20);
const CLUSTER_KILLS = countOf(1, 10);
const FAR_MS = 3_600_000;
/** With the feed. */
const BOOKS = "select datname as name from pg_database where datname like 'clutchline\\_%'";

let folder: string;
const running: ServerProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-restart-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  for (const server of running.splice(0)) server.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const postmasterOf = async (): Promise<number> =>
  Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);

async function booksUrl(): Promise<string> {
  const postgres = await reachEmbeddedPostgres({ folder, isDefaultFolder: false }, () => undefined);
  const client = new pg.Client({ connectionString: await postgres.openDatabase('postgres') });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(BOOKS);
  await client.end();
  return await postgres.openDatabase(rows[0]?.name ?? '');
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: await booksUrl() });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

async function call(url: string, name: CallName, body: object, token = ''): Promise<Envelope | null> {
  const headers = { 'content-type': 'application/json', ...(token !== '' && { token }) };
  try {
    return envelopeOf(await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }));
  } catch {
    return null;
  }
}

async function signIn(url: string): Promise<string> {
  const answer = await call(url, 'hostSignIn', { username: 'linh', password: 'linh-2026' });
  return z.parse(CALLS.hostSignIn.response, answer?.data).token;
}

interface Target {
  readonly point: string;
  readonly play: string;
  readonly game: string;
}

/** Much later: not held. */
const readTargets = (): Promise<Target[]> =>
  query<Target>(
    `select min(o.id)::text as point, p.id::text as play, p.game_id::text as game
    from plays p join matches m on m.id = p.game_id join points o on o.play_id = p.id
    where p.status = 1 and p.is_hide = 0 and p.category_id = 2 and m.status = 1 and m.start_time > $1
    group by p.id order by p.id limit 100`,
    [Date.now() + FAR_MS],
  );

class Bettor {
  readonly acknowledged: string[] = [];
  lastAt = performance.now();
  #isOver = false;
  readonly #running: Promise<void>;

  constructor(
    private readonly url: string,
    private readonly token: string,
    private readonly targets: readonly Target[],
  ) {
    this.#running = this.#run();
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  /** Until a bet is accepted. */
  async nextBet(): Promise<number> {
    const began = performance.now();
    await vi.waitFor(() => expect(this.lastAt).toBeGreaterThan(began), { timeout: 60_000, interval: 20 });
    return performance.now() - began;
  }

  async #run(): Promise<void> {
    for (let round = 0; !this.#isOver; round += 1) {
      const sentAt = performance.now();
      const { point, play, game } = this.targets[round % this.targets.length] ?? { point: '0', play: '0', game: '0' };
      const answer = await call(
        this.url,
        'playMore',
        {
          request_id: freshId(),
          accept: 'latest',
          selections: [
            { shop_id: Number(point), game_id: Number(game), play_info_id: Number(play), odd: '2.000', version: 1 },
          ],
          bets: [{ kind: 'single', selections: [0], stake: '10000' }],
        },
        this.token,
      );
      const parsed = z.safeParse(CALLS.playMore.response, answer?.data);
      const accepted = parsed.success ? parsed.data.results.flatMap(({ order_no }) => order_no ?? []) : [];
      this.acknowledged.push(...accepted);
      if (accepted.length > 0) this.lastAt = sentAt;
      await sleep(accepted.length > 0 ? 60 : 100);
    }
  }
}

/** All stored, invariants hold. */
async function expectStored(acknowledged: readonly string[]): Promise<void> {
  const rows = await query<{ order_no: string }>('select order_no from bets where order_no = any($1::text[])', [
    acknowledged,
  ]);
  expect(rows.map(({ order_no }) => order_no).sort()).toEqual(acknowledged.toSorted());
  const audit = await auditLedger(await booksUrl());
  expect(audit?.faults).toEqual([]);
}

/** Business time. */
async function fedUntil(): Promise<number> {
  const [row] = await query<{ at: number }>('select fed_until::float8 as at from feed_progress');
  return row?.at ?? 0;
}

function startProcess(args: readonly string[], environment: Record<string, string> = {}): ServerProcess {
  const server = new ServerProcess(['--port', '0', ...args], environment);
  running.push(server);
  return server;
}

const startServerProcess = (level = 'warn') =>
  startProcess(['--data-dir', folder, '--log-level', level, '--metrics-port', '0', '--connections-per-address', '0']);

it(
  `S-M5 R1 the postmaster is killed ${KILLS} times under bets: it is started again, the server comes back by itself, no acknowledged bet is lost`,
  async () => {
    const server = startServerProcess();
    const url = await server.url();
    const bettor = new Bettor(url, await signIn(url), await readTargets());
    await bettor.nextBet();
    const away: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const [old, children] = [await postmasterOf(), await processesIn(join(folder, 'postgres'), 'postgres')];
      process.kill(old, 'SIGKILL');
      const killedAt = performance.now();
      // Before it detects the loss.
      await vi.waitFor(async () => expect((await readyOf(server.metricsUrl)).status).toBe(503), {
        timeout: BOUND_MS,
        interval: 10,
      });
      await bettor.nextBet();
      away.push(Math.round(performance.now() - killedAt));
      const left = await processesIn(join(folder, 'postgres'), 'postgres');
      expect(children.filter((pid) => left.includes(pid))).toEqual([]);
      // One that is exiting has left its folder, and may still release its memory.
      await vi.waitFor(() => expect(children.filter((pid) => isRunning(pid))).toEqual([]), { timeout: 5_000 });
      expect(await postmasterOf()).not.toBe(old);
      await vi.waitFor(
        async () => expect(await readyOf(server.metricsUrl)).toMatchObject({ ready: true, term: kill + 1 }),
        {
          timeout: BOUND_MS,
          interval: 100,
        },
      );
      // Resets the retry counter.
      if (kill < KILLS) await sleep(5_500);
    }
    console.log(`S-M5: first accepted bet after ${away.join(', ')} ms`);
    await bettor.stop();
    expect(Math.max(...away)).toBeLessThan(BOUND_MS);
    await expectStored(bettor.acknowledged);
    expect(server.errors).toContain('the embedded database ended and is started again');
    const before = await fedUntil();
    await vi.waitFor(async () => expect(await fedUntil()).toBeGreaterThan(before), {
      timeout: BOUND_MS,
      interval: 200,
    });
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
    expect(await processesIn(join(folder, 'postgres'), 'postgres')).toEqual([]);
  },
  180_000 + KILLS * 30_000,
);

it('S-M5 one backend is killed as by the kernel when memory runs out: PostgreSQL recovers, and bets are accepted again', async () => {
  const server = startServerProcess();
  const url = await server.url();
  const bettor = new Bettor(url, await signIn(url), await readTargets());
  await bettor.nextBet();
  const postmaster = await postmasterOf();
  const [{ pid } = { pid: 0 }] = await query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and usename like 'clutchline\\_login%' limit 1`,
  );
  process.kill(pid, 'SIGKILL');
  expect(await bettor.nextBet()).toBeLessThan(BOUND_MS);
  await vi.waitFor(async () => expect(await readyOf(server.metricsUrl)).toMatchObject({ ready: true, term: 2 }), {
    timeout: BOUND_MS,
  });
  await bettor.stop();
  expect(await postmasterOf()).toBe(postmaster);
  await expectStored(bettor.acknowledged);
  server.kill('SIGTERM');
  expect(await server.exited).toBe(0);
});

it(
  `S-M5 R1 the database of several processes is killed ${CLUSTER_KILLS} times under bets: all of them come back, no acknowledged bet is lost`,
  async () => {
    const nats = await TestNats.start();
    const config = parseConfig(['--data-dir', folder, '--log-level', 'error'], {});
    if (config === 'help') throw new Error('no help was asked for');
    const lost: PlainError[] = [];
    const listener = { report: () => undefined, onLost: (error: PlainError) => void lost.push(error) };
    const database = await provideDatabase(config, 2, listener);
    const environment = { DATABASE_URL: database.url, NATS_URL: nats.url, DEMO: '1', SIMULATED_PLAYERS: '0' };
    const servers = [1, 2].map(() => startProcess(['--log-level', 'error', '--metrics-port', '0'], environment));
    const urls = await Promise.all(servers.map((server) => server.url()));
    const targets = await readTargets();
    const token = await signIn(urls[0] ?? '');
    const bettors = urls.map((url) => new Bettor(url, token, targets));
    await Promise.all(bettors.map((bettor) => bettor.nextBet()));
    for (let kill = 1; kill <= CLUSTER_KILLS; kill += 1) {
      process.kill(await postmasterOf(), 'SIGKILL');
      const away = await Promise.all(bettors.map((bettor) => bettor.nextBet()));
      expect(Math.max(...away)).toBeLessThan(BOUND_MS);
      const isBack = async () => {
        const reports = await Promise.all(servers.map(({ metricsUrl }) => readyOf(metricsUrl)));
        expect(reports.map(({ ready }) => ready)).toEqual([true, true]);
        expect(reports.filter(({ term }) => term !== null)).toHaveLength(1);
      };
      await vi.waitFor(isBack, { timeout: BOUND_MS, interval: 100 });
      if (kill < CLUSTER_KILLS) await sleep(5_500);
    }
    await Promise.all(bettors.map((bettor) => bettor.stop()));
    await expectStored(bettors.flatMap(({ acknowledged }) => acknowledged));
    expect(lost).toEqual([]);
    for (const server of servers) server.kill('SIGTERM');
    expect(await Promise.all(servers.map(({ exited }) => exited))).toEqual([0, 0]);
    await database.close();
    await nats.stop();
  },
  180_000 + CLUSTER_KILLS * 30_000,
);

it('S-M5 a database that does not start again ends the server, with one sentence', async () => {
  const server = startServerProcess('silent');
  await server.url();
  const postmaster = await postmasterOf();
  await rm(join(folder, 'postgres', 'global', 'pg_control'));
  process.kill(postmaster, 'SIGKILL');
  expect(await server.exited).toBe(1);
  expect(server.errors).toMatch(/^The embedded database ended and could not be restarted: .*\n$/);
});

it('S-M5 a database that is closed is not started again, and one that is not watched stays ended', async () => {
  const options = { folder, isDefaultFolder: false, settings: ['fsync=off'] };
  const logged: string[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (_: object, message: string) => void logged.push(message),
  };
  const lost: PlainError[] = [];
  const watched = await startEmbeddedPostgres(options, () => undefined, {
    log,
    onLost: (error) => void lost.push(error),
  });
  await watched.close();
  await sleep(800);
  expect([logged, lost]).toEqual([[], []]);
  expect(await processesIn(join(folder, 'postgres'), 'postgres')).toEqual([]);
});
