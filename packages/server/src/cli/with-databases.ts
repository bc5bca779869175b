import pg from 'pg';

import { type DatabaseConfig, reachEmbeddedPostgres } from '../database/embedded-postgres';
import { checkDatabase } from '../database/check-durable';
import { PlainError } from '../platform/errors';
import { readConfig, type ServerConfig } from '../config';

export interface NamedDatabase {
  readonly name: string;
  readonly url: string;
}

async function listDatabases(adminUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select datname as name from pg_database where datname like 'clutchline\\_%' order by 1",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

export async function withDatabases<Value>(
  config: DatabaseConfig,
  work: (databases: readonly NamedDatabase[]) => Promise<Value>,
  printLine: (line: string) => void,
): Promise<Value> {
  if (config.kind === 'external') {
    await checkDatabase(config.url, false);
    return await work([{ name: new URL(config.url).pathname.slice(1), url: config.url }]);
  }
  const postgres = await reachEmbeddedPostgres(config, printLine);
  try {
    const names = await listDatabases(await postgres.openDatabase('postgres'));
    const databases = names.map(async (name) => ({ name, url: await postgres.openDatabase(name) }));
    return await work(await Promise.all(databases));
  } finally {
    await postgres.close();
  }
}

export async function withDatabase<Value>(
  config: DatabaseConfig,
  work: (database: NamedDatabase) => Promise<Value>,
  printLine: (line: string) => void,
): Promise<Value> {
  return await withDatabases(
    config,
    async ([database, ...others]) => {
      if (database !== undefined && others.length === 0) return await work(database);
      throw new PlainError(
        `There ${database === undefined ? 'is no database' : 'are several databases'}: choose one with --database-url.`,
      );
    },
    printLine,
  );
}

export const DATABASE_FLAGS = { 'database-url': { type: 'string' }, 'data-dir': { type: 'string' } } as const;

const NAMES = ['database-url', 'data-dir'] as const;

export function readDatabaseConfig(
  given: Readonly<Partial<Record<(typeof NAMES)[number], string>>>,
): ServerConfig | 'help' {
  return readConfig(
    NAMES.flatMap((name) => {
      const value = given[name];
      return value === undefined ? [] : [`--${name}`, value];
    }),
  );
}
