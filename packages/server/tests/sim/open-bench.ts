import pg from 'pg';

import { openTestContext } from '../open-test-context';
import type { Sabotage } from './process';
import type { Bench } from './world';

/** A fresh database to play seeds in; `sql` plants what no decorator can. */
export async function openBench(
  sabotage: Sabotage = {},
  sql: readonly string[] = [],
): Promise<Bench & { close(): Promise<void> }> {
  const context = await openTestContext();
  const client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  for (const statement of sql) await client.query(statement);
  return {
    context,
    client,
    sabotage,
    close: async () => {
      await client.end();
      await context.close();
    },
  };
}
