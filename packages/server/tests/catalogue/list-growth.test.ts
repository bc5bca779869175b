import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createBoardStore } from '../../src/catalogue/postgres/postgres-board-store';
import { columnTypes } from '../../src/database/column-types';
import type { Schema } from '../../src/database/tables/schema';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { matchEvents } from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { pagesReadBy } from '@clutchline/test-support/server/pages-read-by';

const LISTED = Array.from({ length: 100 }, (_, index) => index + 1);
const ENDED = 10_000;
const PLAYS = 6;
const FIRST = 1_000_000;
/** Indexes get deeper; scanning all matches would be 1.4 times. */
const MOST = 1.25;

let context: TestContext;
let pool: pg.Pool;

beforeAll(async () => {
  context = await openTestContext();
  await ingestFeedEvents(
    context,
    LISTED.flatMap((gameId) => matchEvents(gameId)),
  );
  pool = new pg.Pool({ connectionString: context.databaseUrl, types: columnTypes() });
});
afterAll(async () => {
  await pool.end();
  await context.close();
});

/** With their numbers counted up from those given. */
async function addCopies(table: string, which: string, changed: Record<string, number>, count: number): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  const columns = rows.map(({ name }) => name);
  const counted = (name: string): string =>
    name === 'id' || name === 'game_id' ? `${changed[name]} + n` : String(changed[name]);
  const values = columns.map((name) => (name in changed ? counted(name) : `t.${name}`));
  await pool.query(
    `insert into ${table} (${columns.join(', ')}) select ${values.join(', ')}
    from (select * from ${table} where ${which} limit 1) t, generate_series(0, ${count - 1}) n`,
  );
}

/** Pages that the statements of a list read. */
async function pagesOfList(): Promise<number> {
  const statements: Parameters<typeof pagesReadBy>[1][] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push(query),
  });
  const board = createBoardStore(db);
  const listed = (await board.tabMatches(0)).map(({ match }) => match.game_id);
  expect(listed).toEqual(LISTED);
  expect(await board.plays(listed, 'list')).not.toHaveLength(0);
  let pages = 0;
  for (const statement of statements) pages += await pagesReadBy(pool, statement);
  return pages;
}

it('P18 a list reads hardly more pages with ten thousand matches that have ended', async () => {
  await pool.query('analyze matches, plays, points, teams, events');
  const before = await pagesOfList();
  await addCopies('matches', 'id = 1', { id: FIRST, status: 4, ended_at: 0 }, ENDED);
  for (let n = 0; n < PLAYS; n += 1)
    await addCopies('plays', 'game_id = 1', { id: FIRST + n * ENDED, game_id: FIRST, status: 4, settled_at: 1 }, ENDED);
  await addCopies('game_types', 'id = 1', { id: 100 }, 7);
  await pool.query('analyze matches, plays');
  expect(before).toBeGreaterThan(0);
  expect(await pagesOfList()).toBeLessThanOrEqual(before * MOST);
});
