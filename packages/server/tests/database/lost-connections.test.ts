import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
let owner: pg.Client;

beforeAll(async () => {
  context = await openTestContext();
  owner = new pg.Client({ connectionString: context.databaseUrl });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await context.close();
});

const cutOthers = () =>
  owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );

it('R20 a connection that dies between two statements of a transaction fails that work alone', async () => {
  const work = context.inTransaction(async ({ wallets }) => {
    await wallets.read(1);
    await cutOthers();
    await new Promise((resolve) => setTimeout(resolve, 200));
    return await wallets.read(1);
  });
  await expect(work).rejects.toThrow();
  expect(context.logged).toContain('database connection lost');
  expect(await context.stores.wallets.read(1)).toBeNull();
});

it('R20 connections that die while idle are replaced', async () => {
  await cutOthers();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(await context.stores.wallets.read(1)).toBeNull();
});
