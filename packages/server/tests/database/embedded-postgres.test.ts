import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { findPostgresUser } from '../../src/database/embedded/choose-place';
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres';
import { PlainError } from '../../src/platform/errors';

const isRoot = process.getuid?.() === 0;
const SETTINGS = ['fsync=off'];

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clutchline-embedded-'));
  await chmod(folder, 0o755);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (lines: string[] = []) =>
  startEmbeddedPostgres({ folder, isDefaultFolder: false, settings: SETTINGS }, (line) => void lines.push(line));

async function numberOfServer(): Promise<number> {
  return Number.parseInt(await readFile(join(folder, 'postgres', 'postmaster.pid'), 'utf8'), 10);
}

async function ask(url: string, statement: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ value: unknown }>(statement)).rows[0]?.value;
  } finally {
    await client.end();
  }
}

describe('startEmbeddedPostgres', () => {
  it('makes a database that listens on loopback, asks for its password and stops with its close', async () => {
    const lines: string[] = [];
    const postgres = await start(lines);
    const url = await postgres.openDatabase('first');
    expect(await ask(url, `select current_setting('listen_addresses') as value`)).toBe('127.0.0.1');
    expect(await ask(url, `select current_setting('server_encoding') as value`)).toBe('UTF8');
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1 as value')).rejects.toThrow(/password/);
    expect((await stat(join(folder, 'password'))).mode & 0o777).toBe(0o600);
    expect(lines).toHaveLength(1);
    await postgres.close();
    expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
    await expect(ask(url, 'select 1 as value')).rejects.toThrow();
  });

  it('preserves its data over restarts, and stops a server that was left running', async () => {
    const first = await start();
    const url = await first.openDatabase('kept');
    await ask(url, 'create table notes as select 42 as value');
    const left = await numberOfServer();
    await rm(join(folder, 'server.lock'));
    const lines: string[] = [];
    const second = await start(lines);
    expect(await ask(await second.openDatabase('kept'), 'select value from notes')).toBe(42);
    expect(await numberOfServer()).not.toBe(left);
    expect(lines).toEqual([]);
    await second.close();
  });

  it('starts over the number of a process that is not its own', async () => {
    const first = await start();
    await first.close();
    await writeFile(
      join(folder, 'postgres', 'postmaster.pid'),
      `${process.pid}\n${folder}\n1\n1\n\n127.0.0.1\n\nready\n`,
    );
    const second = await start();
    expect(await ask(await second.openDatabase('x'), 'select 1 as value')).toBe(1);
    await second.close();
  });

  it('makes the cluster again if the first start was interrupted', async () => {
    const first = await start();
    await first.close();
    await rm(join(folder, 'postgres', 'global', 'pg_control'));
    const second = await start();
    expect(await ask(await second.openDatabase('x'), 'select 1 as value')).toBe(1);
    await second.close();
  });

  it('refuses a folder that another server uses, in one sentence', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(PlainError);
    await expect(start()).rejects.toThrow(new RegExp(`process ${process.pid}.*--data-dir`));
    await first.close();
  });

  it('refuses a data folder that cannot be made, in one sentence', async () => {
    await writeFile(join(folder, 'file'), '');
    const options = { folder: join(folder, 'file', 'data'), isDefaultFolder: false };
    await expect(startEmbeddedPostgres(options, () => undefined)).rejects.toThrow(
      /^The data folder .* cannot be used: /,
    );
  });

  it.runIf(isRoot)(
    'as root, moves out of a checkout that the database’s user cannot reach, with a notice',
    async () => {
      await chmod(folder, 0o700);
      const closed = join(folder, '.data');
      const given = { folder: closed, isDefaultFolder: false, settings: SETTINGS };
      await expect(startEmbeddedPostgres(given, () => undefined)).rejects.toThrow(/cannot access the data folder/);
      const lines: string[] = [];
      const postgres = await startEmbeddedPostgres(
        { ...given, isDefaultFolder: true },
        (line) => void lines.push(line),
      );
      const refuge = /stored in (\S+)\.$/.exec(lines[0] ?? '')?.[1] ?? '';
      expect(await ask(await postgres.openDatabase('x'), 'select 1 as value')).toBe(1);
      await postgres.close();
      expect(existsSync(join(refuge, 'data', 'postgres', 'PG_VERSION'))).toBe(true);
      await rm(refuge, { recursive: true });
    },
  );

  it.runIf(isRoot)('as root, reports in one sentence that the user it needs is missing', async () => {
    await expect(findPostgresUser('nobody-of-this-name')).rejects.toThrow(PlainError);
    await expect(findPostgresUser('nobody-of-this-name')).rejects.toThrow(/useradd.*--database-url/);
  });
});
