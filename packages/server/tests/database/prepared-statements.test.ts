import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { connectDatabase } from '../../src/database/connect-database';
import { PREPARED, LONG_RUNNING } from '../../src/database/timed-pool';
import { LimitBooks } from '../../src/placement/limits/postgres-limit-books';
import { createPlacementStore } from '../../src/placement/postgres-placement-store';
import { createSessionStore } from '../../src/players/postgres-session-store';

const SILENT = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let context: TestContext;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());

function connectOnce() {
  const books = new LimitBooks();
  return connectDatabase(context.databaseUrl, {
    createStores: (db) => ({ db, sessions: createSessionStore(db), placements: createPlacementStore({ db, books }) }),
    log: SILENT,
    connections: 1,
  });
}

it('P5 the connections of a burst stay open for the next one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { stores, use, close } = connectDatabase(context.databaseUrl, { createStores: (db) => ({ db }), log: SILENT });
  try {
    const burst = Array.from({ length: 5 }, () => sql`select pg_sleep(0.2)`.execute(stores.db));
    await Promise.all(burst);
    expect(use()).toEqual({ used: 0, idle: 5, waiting: 0 });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(use().idle).toBe(5);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(use().idle).toBe(0);
  } finally {
    vi.useRealTimers();
    await close();
  }
});

it('P5 a connection prepares the statements of a bet once', async () => {
  const { caller } = await context.player('100');
  const database = connectOnce();
  const { db, sessions, placements } = database.stores;
  const query = { accountId: caller.accountId, requestId: 'request-0001', pointIds: [], dayStart: 0 };
  for (let count = 0; count < 3; count += 1) {
    await sessions.find('no such session');
    await placements.read(query, false);
  }
  const { rows } = await sql<{ text: string; uses: number }>`
    select statement as text, (generic_plans + custom_plans)::int as uses from pg_prepared_statements`.execute(db);
  expect(rows.map(({ uses }) => uses)).toEqual([3, 3]);
  expect(rows.some(({ text }) => text.includes('placement_snapshot'))).toBe(true);
  await database.close();
});

it('P5 the functions that a bet or a seal calls have the settings for one plan, with indexes only', async () => {
  const database = connectOnce();
  const { rows } = await sql<{ name: string }>`
    select proname as name from pg_proc
    where pronamespace = 'public'::regnamespace
      and proconfig @> array['plan_cache_mode=force_generic_plan', 'enable_seqscan=off']`.execute(database.stores.db);
  expect(rows.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'find_sessions',
      'placement_snapshots',
      'place_bets',
      'place_bets_together',
      'add_sealed_to_reports',
    ]),
  );
  await database.close();
});

it('P5 a prepared statement that fails can be executed again with other values', async () => {
  const database = connectOnce();
  const divide = (by: number) =>
    sql<{ quotient: number }>`${PREPARED} select 6 / ${by}::integer as quotient`.execute(database.stores.db);
  await expect(divide(0)).rejects.toThrow('division by zero');
  expect((await divide(2)).rows).toEqual([{ quotient: 3 }]);
  expect((await divide(3)).rows).toEqual([{ quotient: 2 }]);
  await database.close();
});

it('R39 a statement of an audit may take longer than an answer to a call', async () => {
  const database = connectOnce();
  const { db } = database.within(100).stores;
  await sql`${LONG_RUNNING} select pg_sleep(0.3)`.execute(db);
  await expect(sql`select pg_sleep(0.3)`.execute(db)).rejects.toThrow('did not answer in time');
  await database.close();
});
