import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { columnTypes } from '../../src/database/column-types';
import type { Schema } from '../../src/database/tables/schema';
import { dueBets } from '../../src/settlement/postgres/lock-settling-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { matchEvents, PLAY, playOf, pointOf } from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { pagesReadBy } from '@clutchline/test-support/server/pages-read-by';

const BETS = 3_000;
const GAMES = 20;
/** Index look-ups. */
const PAGES_A_BET = 20;

let context: TestContext;
let client: pg.Client;
let db: Kysely<Schema>;
let asked: { readonly sql: string; readonly parameters: readonly unknown[] } | null = null;

/** Ten of twenty matches have results, no table statistics. */
beforeAll(async () => {
  context = await openTestContext();
  const matches = Array.from({ length: GAMES }, (_, index) => index + 1);
  await ingestFeedEvents(
    context,
    matches.flatMap((gameId) => matchEvents(gameId)),
  );
  client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  const statements = [
    'set session_replication_role = replica',
    'alter table bets set (autovacuum_enabled = false)',
    'alter table bet_legs set (autovacuum_enabled = false)',
    'alter table points set (autovacuum_enabled = false)',
    `update points set outcome = 'won', result = '2:0', rule = 'x@1', decision = 1, source = 'feed' where game_id <= 3`,
    `insert into bets (order_no, account_id, request_id, kind, currency_id, stake, odds, cap, bet_time, stake_transaction_id)
      select 'T' || md5(n::text), 1 + n % 100, 'r', 'single', 1, 100, '2.000', 10000, 0, n from generate_series(1, ${BETS}) n`,
    `insert into bet_legs (order_no, position, account_id, point_id, play_id, game_id, category_id, odd, version)
      select 'T' || md5(n::text), 0, 1 + n % 100, o.id, o.play_id, o.game_id, 2, 2000, 1
      from generate_series(1, ${BETS}) n
      join points o on o.id = ${pointOf(0, PLAY.winner, 1)} + (1 + n % 10) * (${playOf(1, 0)}::bigint - ${playOf(0, 0)}) * 100`,
    `delete from pg_statistic where starelid in ('bets'::regclass, 'bet_legs'::regclass, 'points'::regclass)`,
    `update pg_class set reltuples = -1, relpages = 0 where oid in ('bets'::regclass, 'bet_legs'::regclass, 'points'::regclass)`,
  ];
  for (const statement of statements) await client.query(statement);
  const pool = new pg.Pool({ connectionString: context.databaseUrl, types: columnTypes() });
  db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void (asked = query) });
});
afterAll(async () => {
  await db.destroy();
  await client.end();
  await context.close();
});

it.each([
  ['everywhere', null, BETS * 0.3],
  ['on two matches, one of them decided', [3, 4], BETS * 0.1],
  ['on matches without bets', [19, 20], 0],
] as const)('P8 what is due %s is found without statistics by a few look-ups a bet', async (_name, gameIds, count) => {
  const due = await dueBets(db, { gameIds, after: { accountId: 0, orderNo: '' }, limit: BETS });
  expect(due).toHaveLength(count);
  if (asked === null) throw new Error('No statement was logged.');
  expect(await pagesReadBy(client, asked)).toBeLessThan(BETS * PAGES_A_BET);
});

it('P8 pages through what is due by player and order number, each bet once', async () => {
  const seen: string[] = [];
  let after = { accountId: 0, orderNo: '' };
  for (;;) {
    const due = await dueBets(db, { gameIds: null, after, limit: 250 });
    seen.push(...due.map(({ orderNo }) => orderNo));
    const last = due.at(-1);
    if (last === undefined) break;
    after = last;
  }
  expect(seen).toHaveLength(BETS * 0.3);
  expect(new Set(seen).size).toBe(seen.length);
});
