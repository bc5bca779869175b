import pg from 'pg';

import { openTestContext } from '@clutchline/test-support/server/open-test-context';
import type { Sabotage } from './process';
import type { Simulation } from './world';

/** Functions are planned for empty tables; no fsync. */
const SETTINGS = [
  'plan_cache_mode = force_generic_plan',
  'enable_seqscan = off',
  'jit = off',
  'synchronous_commit = off',
] as const;

const FEED_AGE = [
  'create table sim_feed_age (ms double precision)',
  'insert into sim_feed_age values (0)',
  'grant select on sim_feed_age to clutchline_app',
  `create or replace function feed_age_ms() returns double precision language sql volatile as $$ select ms from sim_feed_age $$`,
] as const;

async function setUp(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const name = client.escapeIdentifier(client.database ?? '');
  await client.query(SETTINGS.map((setting) => `alter database ${name} set ${setting}`).join(';'));
  await client.end();
}

async function emptyTables(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  const empty: string[] = [];
  for (const table of rows.map(({ name }) => client.escapeIdentifier(name)))
    if ((await client.query(`select from ${table} limit 1`)).rowCount === 0) empty.push(table);
  return empty.join(', ');
}

/** `sql`: what decorators cannot. */
export async function openSimulation(
  sabotage: Sabotage = {},
  sql: readonly string[] = [],
): Promise<Simulation & { close(): Promise<void> }> {
  const context = await openTestContext();
  await setUp(context.databaseUrl);
  const client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  for (const statement of [...FEED_AGE, ...sql]) await client.query(statement);
  const tables = await emptyTables(client);
  return {
    context,
    client,
    sabotage,
    clear: async () => {
      await client.query(`begin; set local session_replication_role = replica; truncate ${tables}; commit`);
    },
    close: async () => {
      await client.end();
      await context.close();
    },
  };
}
