import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../src/database/embedded-postgres';
import { runCommand } from '../../src/platform/lifecycle/run-program';
import { readyOf } from '@clutchline/test-support/processes/test-processes';
import { ServerProcess } from '@clutchline/test-support/processes/server-process';

const USER = 'nobody';
const isRoot = process.getuid?.() === 0;

describe.runIf(isRoot)('started as root', () => {
  let folder: string;
  let postgres: EmbeddedPostgres;
  let url: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clutchline-root-'));
    await chmod(folder, 0o755);
    postgres = await startEmbeddedPostgres({ folder, isDefaultFolder: false }, () => undefined);
    url = await postgres.openDatabase('bets');
  });
  afterAll(async () => {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  });

  const start = (...more: string[]) =>
    new ServerProcess(['--port', '0', '--metrics-port', '0', '--database-url', url, ...more]);

  /** `/proc/<pid>/status`. */
  async function statusOf(server: ServerProcess, field: string): Promise<string> {
    await server.url();
    const text = await readFile(`/proc/${server.pid}/status`, 'utf8');
    return new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(text)?.[1]?.replace(/\s+/g, ' ') ?? '';
  }

  it('S-L9 the server warns at its start, with the remedy', async () => {
    const server = start();
    expect(await statusOf(server, 'Uid')).toBe('0 0 0 0');
    const lines = server.errors.split('\n').filter((line) => line.includes('the server runs as root'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/"level":"warn".*"remedy":"start it as another user, or pass --user"/);
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it('S-L9 with --user it becomes that user, with no capability left, and serves and stops as before', async () => {
    const id = (await runCommand('id', ['-u', USER], null)).output.trim();
    const server = start('--user', USER);
    expect(await statusOf(server, 'Uid')).toBe(Array(4).fill(id).join(' '));
    expect(await statusOf(server, 'Gid')).not.toContain('0 0');
    expect(await statusOf(server, 'CapEff')).toBe('0000000000000000');
    expect(await statusOf(server, 'CapPrm')).toBe('0000000000000000');
    const isReady = async () => expect(await readyOf(server.metricsUrl)).toMatchObject({ status: 200, ready: true });
    await vi.waitFor(isReady, { timeout: 20_000, interval: 50 });
    expect(server.errors).not.toContain('runs as root');
    server.kill('SIGTERM');
    expect(await server.exited).toBe(0);
  });

  it.each([
    ['root', /is root/],
    ['no-such-user', /There is no user "no-such-user"/],
  ])('S-L9 refuses --user %s in one sentence', async (user, message) => {
    const server = start('--user', user);
    expect(await server.exited).toBe(1);
    expect(server.errors).toMatch(message);
    expect(server.errors.trim().split('\n')).toHaveLength(1);
  });
});
