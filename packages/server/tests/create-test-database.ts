import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { inject } from 'vitest';

import { TEMPLATE } from './postgres-for-tests';

/** A fresh migrated database of one's own, without any data. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${TEMPLATE}`);
  return { url: `${server}/${name}`, drop: () => runOn(server, `drop database ${name} with (force)`) };
}

async function runOn(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
