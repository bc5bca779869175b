import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { DeskOperators } from '../../src/desk/access/postgres-desk-operators';

const COMMAND = new URL('../../src/cli/desk.ts', import.meta.url).pathname;
const execute = promisify(execFile);

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function run(...given: string[]): Promise<string> {
  const args = ['--import', 'tsx', COMMAND, ...given, '--database-url', database.url];
  const { stdout } = await execute(process.execPath, args).catch((error: unknown) => {
    if (error instanceof Error && 'stderr' in error) return { stdout: `refused: ${String(error.stderr)}` };
    throw error;
  });
  return stdout.trim();
}

it('DESK-2 the command prints an invitation', async () => {
  expect(await run('invite', 'ann', '--role', 'trader', '--role', 'admin')).toMatch(/^ann {2}[\w-]{22}$/);
});

it('DESK-2 the command refuses a role that does not exist', async () => {
  expect(await run('invite', 'bob', '--role', 'owner')).toContain('There is no role owner');
});

it('DESK-2 accounts of one person are listed as one, and an operator ends once', async () => {
  const operators = new DeskOperators(database.url, () => Date.now());
  await operators.invite({ name: 'cat', roles: ['trader'], samePersonAs: null });
  await operators.invite({ name: 'Cat two', roles: ['viewer'], samePersonAs: 'CAT' });
  const [cat, second] = (await operators.list()).slice(-2);
  expect(second).toEqual({ name: 'Cat two', roles: ['viewer'], person: cat?.person, hasCredentials: false });
  expect([await operators.end('cat two'), await operators.end('cat two')]).toEqual([true, false]);
  const unknown = { name: 'dan', roles: ['viewer'], samePersonAs: 'unknown' } as const;
  expect(await operators.invite(unknown)).toBeNull();
  expect(await operators.invite({ name: ' ', roles: ['viewer'], samePersonAs: null })).toBeNull();
});
