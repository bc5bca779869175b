import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { columnTypes } from '../../src/database/column-types';
import type { Schema } from '../../src/database/tables/schema';
import { createBetStore } from '../../src/history/postgres-bet-store';
import type { HistoryQuery } from '../../src/history/bet-store';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, wholeResult } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
let db: Kysely<Schema>;
/** Runs once after the n-th read. */
let interruption: { after: number; run: () => Promise<void> } | null = null;

beforeAll(async () => {
  context = await openTestContext();
  const pool = new pg.Pool({ connectionString: context.databaseUrl, types: columnTypes() });
  db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: async ({ query }) => {
      if (interruption === null || !query.sql.startsWith('select')) return;
      interruption.after -= 1;
      if (interruption.after > 0) return;
      const { run } = interruption;
      interruption = null;
      await run();
    },
  });
});
afterAll(async () => {
  await db.destroy();
  await context.close();
});

/** Result after the n-th statement. */
async function openBet(gameId: number, after: number): Promise<{ accountId: number; orderNo: string }> {
  const info = await context.player('1000');
  await ingestFeedEvents(context, matchEvents(gameId));
  const orderNo = await placed(context, singleRequest({ gameId }, '10'), info);
  const run = async (): Promise<void> => {
    await ingestFeedEvents(context, wholeResult(gameId));
    await settlePlays(context);
  };
  interruption = { after, run };
  return { accountId: info.caller.accountId, orderNo };
}

const everything = (accountId: number): HistoryQuery => ({
  accountId,
  since: NOW - 1,
  state: 'all',
  kind: 'all',
  offset: 0,
  limit: 10,
});

it.each([1, 2, 3, 4, 5])(
  'BET-6 a history is of one moment: a bet that settles after its statement %i is open in list, number and sums',
  async (after) => {
    const store = createBetStore(db);
    const { accountId } = await openBet(after, after);
    const seen = await store.history({ ...everything(accountId), state: 'open' });
    expect(interruption).toBeNull();
    expect(seen).toMatchObject({ total: 1, sums: [{ bets: 1, staked: 1_000n, open: 1_000n, returned: 0n }] });
    expect(seen.bets).toMatchObject([{ settleTime: null, payout: null, legs: [{ outcome: 'pending' }] }]);
    expect(await store.history({ ...everything(accountId), state: 'open' })).toMatchObject({ total: 0, sums: [] });
    const later = await store.history(everything(accountId));
    expect(later).toMatchObject({ total: 1, sums: [{ bets: 1, open: 0n, returned: 2_000n }] });
    expect(later.bets).toMatchObject([{ payout: 2_000n, legs: [{ outcome: 'won' }] }]);
  },
);

it.each([1, 2])('BET-6 a receipt is of one moment: settled after its statement %i it is open', async (after) => {
  const store = createBetStore(db);
  const { accountId, orderNo } = await openBet(10 + after, after);
  expect(await store.receipt(accountId, orderNo)).toMatchObject({
    bet: { settleTime: null, revision: 0, legs: [{ outcome: 'pending' }] },
    revisions: [],
  });
  expect(interruption).toBeNull();
  expect(await store.receipt(accountId, orderNo)).toMatchObject({
    bet: { revision: 1, legs: [{ outcome: 'won' }] },
    revisions: [{ revision: 1 }],
  });
});
