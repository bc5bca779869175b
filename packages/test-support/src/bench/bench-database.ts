import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import pg from 'pg';

import { startEmbeddedPostgres } from '../../../server/src/database/embedded-postgres';
import { migrate } from '../../../server/src/database/migrate';

export interface BenchDatabase {
  readonly url: string;
  query(statement: string, values?: readonly unknown[]): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
}

const SETTINGS = ['max_connections=200', 'shared_buffers=256MB', 'max_wal_size=4GB'];

/** @param retained folder of a database that other runs use again; null: a new one, removed at the end. */
export async function openBenchDatabase(retained: string | null = null): Promise<BenchDatabase> {
  const folder = retained ?? (await mkdtemp(join(tmpdir(), 'clutchline-bench-')));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder, isDefaultFolder: false, settings: SETTINGS }, () => undefined);
  const url = await postgres.openDatabase('bench');
  await migrate(url);
  const pool = new pg.Pool({ connectionString: url, max: 4 });
  return {
    url,
    query: async (statement, values = []) => (await pool.query<Record<string, unknown>>(statement, [...values])).rows,
    close: async () => {
      await pool.end();
      await postgres.close();
      if (retained === null) await rm(folder, { recursive: true, force: true });
    },
  };
}
