import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { runner } from 'node-pg-migrate';
import pg from 'pg';

/** Also beside the bundle. */
function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'migrations'))) {
    if (folder === dirname(folder)) throw new Error('The folder "migrations" of the server is missing.');
    folder = dirname(folder);
  }
  return join(folder, 'migrations');
}

export async function migrate(databaseUrl: string): Promise<void> {
  const silent = (): void => undefined;
  await runner({
    databaseUrl,
    dir: migrationsFolder(),
    direction: 'up',
    migrationsTable: 'migrations',
    advisoryLockMode: 'wait',
    logger: { info: silent, warn: silent, error: silent },
  });
}

/** For migrations, clock anchor and demo players. */
const START_LOCK = 460_002;

export async function withStartLock<Value>(databaseUrl: string, work: () => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'clutchline start' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [START_LOCK]);
    return await work();
  } finally {
    await client.end();
  }
}
