import { createServer } from 'node:net';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { CALLS, type CallName, type Envelope } from '@clutchline/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { parseConfig, type ServerConfig } from '../../src/config';
import { openDatabase } from '../../src/composition/create-stores';
import { startServer } from '../../src/start-server';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { PushClient } from '@clutchline/test-support/server/push-client';
import { envelopeOf, send } from '@clutchline/test-support/server/send';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

const nothing = (): void => undefined;
const SILENT_LOG = { info: nothing, warn: nothing, error: nothing };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), 'clutchline-start-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

function configWith(changes: Partial<ServerConfig>): ServerConfig {
  const config = parseConfig(['--port', '0', '--history-days', '0'], {});
  if (config === 'help') throw new Error('no help was asked for');
  return { ...config, database: { kind: 'external', url: database.url, mustBeDurable: false }, ...changes };
}

async function call(url: string, name: CallName, body: object = {}, token?: string): Promise<Envelope> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { token }) };
  return envelopeOf(await send(url, CALLS[name].path, { headers, body: JSON.stringify({ lang: 2, ...body }) }));
}

async function signIn(url: string): Promise<string> {
  const { data } = await call(url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
  if (typeof data === 'object' && data !== null && 'token' in data) return String(data.token);
  throw new Error('the demo sign-in was refused');
}

describe('startServer', () => {
  it('serves matches, the demo sign-in and live streams, and closes cleanly', async () => {
    const server = await startServer(configWith({}));
    const { url } = server;
    const token = await signIn(url);
    expect(await call(url, 'balance', {}, token)).toMatchObject({ code: 1, data: { nickname: 'Demo' } });
    const list = { game_type_id: 0, handicap_code: 'today', event_ids: [] };
    const rows = (await call(url, 'getGameListByGameTypeId', list)).data;
    expect(JSON.stringify(rows)).toContain('"game_id"');
    const client = await PushClient.connect(url);
    client.send({ type: 'subscribe', topic: 'list', cursor: null });
    const { changes } = await client.next('snapshot');
    expect(changes.filter(({ type }) => type === 'odds').length).toBeGreaterThan(100);
    await server.close();
    expect([1001, 1006]).toContain(await client.closed);
    await expect(call(url, 'getCurrency')).rejects.toThrow();
  });

  it('ROLE-1 accepts no sign-in from a blocked country; a demonstration can be there', async () => {
    const server = await startServer(configWith({ blockedCountries: ['JP'], demoAddress: '133.11.0.1' }));
    const signingIn = await call(server.url, 'hostSignIn', { username: 'demo', password: 'demo-2026' });
    const browsing = await call(server.url, 'getCurrency');
    await server.close();
    expect(signingIn).toMatchObject({ code: 451, msg: 'region_blocked', data: null });
    expect(browsing).toMatchObject({ code: 1 });
  });

  it('SLIP-8 the demo players have betting days of their own zones', async () => {
    const server = await startServer(configWith({}));
    const { stores, close } = openDatabase(database.url, SILENT_LOG);
    const zones = await Promise.all(
      ['demo', 'mika', 'linh'].map(async (username) => (await stores.accounts.byUsername(username))?.timeZone),
    );
    await close();
    await server.close();
    expect(zones).toEqual(['Asia/Shanghai', 'Asia/Tokyo', 'Asia/Ho_Chi_Minh']);
  });

  it('refuses the data of another feed', async () => {
    const config = configWith({ feed: { name: 'simulator', seed: 'another' } });
    await expect(startServer(config)).rejects.toThrow(/another feed/);
  });

  it('refuses a database that may lose what it confirmed', async () => {
    const config = configWith({ database: { kind: 'external', url: database.url, mustBeDurable: true } });
    await expect(startServer(config)).rejects.toThrow(/fsync=off/);
  });

  it('reports in one sentence that a database or a data folder cannot be reached', async () => {
    const url = 'postgres://nobody:x@127.0.0.1:1/none';
    const noDatabase = configWith({ database: { kind: 'external', url, mustBeDurable: true } });
    await expect(startServer(noDatabase)).rejects.toThrow(/^The database of --database-url cannot be reached: /);
    const noFolder = configWith({ feed: { name: 'replay', folder: join(folder, 'gone'), day: '2026-05-16' } });
    await expect(startServer(noFolder)).rejects.toThrow(/^The match data folder .* cannot be read/);
  });
});

describe('the command', () => {
  it('a bad option, a port in use and a wrong host are one sentence and exit code 1', async () => {
    const taken = createServer();
    await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
    const address = taken.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    for (const [args, expected] of [
      [['--prot', '1'], /^Unknown option '--prot'.*--help/],
      [['--port', `${port}`], new RegExp(`^Port ${port} on 127.0.0.1 is in use`)],
      [['--port', '0', '--host', '203.0.113.1'], /^203.0.113.1 is not an address of this machine/],
    ] as const) {
      const server = new ServerProcess(args);
      expect(await server.exited).toBe(1);
      expect(server.errors).toMatch(expected);
      expect(server.errors.trim().split('\n')).toHaveLength(1);
    }
    taken.close();
  });

  it('--help lists the options and exits with 0', async () => {
    const server = new ServerProcess(['--help']);
    expect(await server.exited).toBe(0);
    expect(server.output).toContain('--database-url');
    expect(server.output).toContain('environment: SHARED_DATA_DIR');
  });

  it('after kill -9 the next start recovers by itself; SIGTERM stops the database too', async () => {
    // A warning as root.
    const args = ['--port', '0', '--data-dir', join(folder, 'data'), '--log-level', 'error'];
    const killed = new ServerProcess(args);
    const token = await signIn(await killed.url());
    killed.kill('SIGKILL');
    await killed.exited;
    const again = new ServerProcess(args);
    const url = await again.url();
    expect(await call(url, 'balance', {}, token)).toMatchObject({ code: 1, data: { amount: '10000.00' } });
    again.kill('SIGTERM');
    expect(await again.exited).toBe(0);
    expect(again.errors).toBe('');
    await expect(call(url, 'getCurrency')).rejects.toThrow();
    const third = new ServerProcess(args);
    await third.url();
    third.kill('SIGINT');
    expect(await third.exited).toBe(0);
  });
});
