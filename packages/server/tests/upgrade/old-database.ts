import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { runner } from 'node-pg-migrate';
import { inject } from 'vitest';

import { ask } from '@clutchline/test-support/server/held-books';

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
const silent = (): void => undefined;

export interface OldDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

/** Migrations below `number`, such as '0025'. */
export async function oldDatabase(number: string): Promise<OldDatabase> {
  const server = inject('postgresUrl');
  const name = `test_upgrade_${randomBytes(6).toString('hex')}`;
  await ask(`${server}/postgres`, `create database ${name}`);
  const url = `${server}/${name}`;
  const files = (await readdir(FOLDER)).filter((file) => file < number);
  await runner({
    ...{ databaseUrl: url, dir: FOLDER, direction: 'up', count: files.length, migrationsTable: 'migrations' },
    logger: { info: silent, warn: silent, error: silent },
  });
  return {
    url,
    drop: async () => {
      await ask(`${server}/postgres`, `drop database ${name} with (force)`);
    },
  };
}
