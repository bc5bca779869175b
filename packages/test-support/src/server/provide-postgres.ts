import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { TestProject } from 'vitest/node';

import { startEmbeddedPostgres } from '../../../server/src/database/embedded-postgres';
import { migrate } from '../../../server/src/database/migrate';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export const TEMPLATE = 'clutchline_template';

/** One PostgreSQL for all test files; each copies a migrated template. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(project.config.env['TMPDIR'] ?? tmpdir(), 'clutchline-test-'));
  await chmod(folder, 0o755);
  // A checkpoint at each copy would have pages logged whole.
  const settings = ['fsync=off', 'full_page_writes=off', 'max_connections=300'];
  const postgres = await startEmbeddedPostgres({ folder, isDefaultFolder: false, settings }, () => undefined);
  const template = await postgres.openDatabase(TEMPLATE);
  await migrate(template);
  project.provide('postgresUrl', template.slice(0, template.lastIndexOf('/')));
  return async () => {
    await postgres.close();
    await rm(folder, { recursive: true, force: true });
  };
}
