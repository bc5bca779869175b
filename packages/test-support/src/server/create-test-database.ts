import { randomBytes } from 'node:crypto';

import pg from 'pg';
import { inject } from 'vitest';

import { TEMPLATE } from './provide-postgres';

/** Copied as files: through the log it takes twice the processor time. */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = inject('postgresUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runOn(server, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return { url: `${server}/${name}`, drop: () => drop(server, name) };
}

/** Connections close a moment after their end; a forced drop before that would throw into a running test. */
async function drop(server: string, name: string): Promise<void> {
  await runOn(
    server,
    `do $$ begin
      for attempt in 1..100 loop
        exit when not exists (select from pg_stat_activity where datname = '${name}');
        perform pg_sleep(0.02), pg_stat_clear_snapshot();
      end loop;
    end $$`,
  );
  await runOn(server, `drop database ${name} with (force)`);
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
