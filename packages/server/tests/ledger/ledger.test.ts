import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, wholeResult } from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { DEMO_ACCOUNTS, seedDemo } from '../../src/players/sessions/demo-accounts';
import { settlePlays } from '../../src/settlement/settle-plays';

let context: TestContext;
let client: pg.Client;

beforeAll(async () => {
  context = await openTestContext();
  client = new pg.Client({ connectionString: context.databaseUrl });
  await client.connect();
  await ingestFeedEvents(context, matchEvents(1));
  await placed(context, singleRequest({ gameId: 1 }, '10'), await context.player('100'));
  await ingestFeedEvents(context, wholeResult(1));
  await settlePlays(context);
});
afterAll(async () => {
  await client.end();
  await context.close();
});

describe('what the database itself refuses', () => {
  it('S-M6 gives no player a second demo credit', async () => {
    const { caller } = await context.player('1');
    const entries = [
      { account: `player:${caller.accountId}`, currencyId: 1, amount: 500_000n },
      { account: 'house:demo-credit', currencyId: 1, amount: -500_000n },
    ];
    const mint = context.inTransaction(({ wallets }) =>
      wallets.post([{ kind: 'demo-credit', orderNo: null, at: 0, entries }]),
    );
    await expect(mint).rejects.toThrow('demo_credits_pkey');
    expect((await context.stores.wallets.read(caller.accountId))?.balance).toBe(100n);
  });

  it('R4 commits no ledger transaction that does not add up to 0, per currency', async () => {
    const post = (entries: readonly { account: string; currencyId: number; amount: bigint }[]) =>
      context.inTransaction(({ wallets }) => wallets.post([{ kind: 'demo-credit', orderNo: null, at: 0, entries }]));
    const { caller } = await context.player('0');
    const house = { account: `player:${caller.accountId}`, currencyId: 1, amount: 5n };
    const other = { account: 'house:demo-credit', currencyId: 1, amount: -5n };
    await expect(post([house])).rejects.toThrow('does not add up to 0');
    await expect(post([house, { ...other, amount: -4n }])).rejects.toThrow('does not add up to 0');
    await expect(post([house, { ...other, currencyId: 2 }])).rejects.toThrow('does not add up to 0');
    await expect(post([house, other])).resolves.toHaveLength(1);
  });

  it.each([
    'update ledger_entries set amount = amount + 1',
    'delete from ledger_entries',
    'truncate ledger_entries',
    'update ledger_transactions set at = 0',
    'delete from ledger_transactions',
    'update settlements set payout = 0',
    'delete from settlements',
    'delete from bets',
    'delete from placements',
    'truncate bets cascade',
  ])('R31 refuses: %s', async (statement) => {
    await expect(client.query(statement)).rejects.toThrow('append-only');
  });

  it('R31 refuses to change a ticket after acceptance', async () => {
    await expect(client.query('update bets set stake = stake + 1')).rejects.toThrow('does not change after acceptance');
    await expect(client.query("update bets set odds = '9.000'")).rejects.toThrow('does not change after acceptance');
  });

  it('R4 refuses an entry that belongs to no ledger transaction', async () => {
    const entries = `insert into ledger_entries values (999999999, 'house:stakes', 1, 5), (999999999, 'house:result', 1, -5)`;
    await expect(client.query(entries)).rejects.toThrow('belongs to no ledger transaction');
  });

  it.each([
    ["'NO-BET'", '7', 'account_id', 'play_id', 'game_id'],
    ['order_no', '7', 'account_id + 1', 'play_id', 'game_id'],
    ['order_no', '7', 'account_id', 'play_id + 1', 'game_id'],
    ['order_no', '7', 'account_id', 'play_id', 'game_id + 1'],
  ])('R31 refuses a leg that is not of its bet or its point: %s, %s, %s, %s, %s', async (...keys) => {
    const leg = `insert into bet_legs (order_no, position, account_id, play_id, game_id, point_id, category_id, odd, version)
      select ${keys.join(', ')}, point_id, category_id, odd, version from bet_legs limit 1`;
    await expect(client.query(leg)).rejects.toThrow('a leg is not of its bet');
  });

  it('R5 refuses a wallet below 0', async () => {
    const { caller } = await context.player('1');
    const entries = [
      { account: `player:${caller.accountId}`, currencyId: 1, amount: -101n },
      { account: 'house:stakes', currencyId: 1, amount: 101n },
    ];
    const spend = context.inTransaction(({ wallets }) =>
      wallets.post([{ kind: 'demo-credit', orderNo: null, at: 0, entries }]),
    );
    await expect(spend).rejects.toThrow('wallets_balance_check');
    expect((await context.stores.wallets.read(caller.accountId))?.balance).toBe(100n);
  });

  it('BET-9 refuses an entry on a wallet that does not exist or has another currency', async () => {
    const { caller } = await context.player('1');
    for (const account of [`player:${caller.accountId}`, 'player:999999']) {
      const entries = [
        { account, currencyId: 2, amount: 5n },
        { account: 'house:demo-credit', currencyId: 2, amount: -5n },
      ];
      const post = context.inTransaction(({ wallets }) =>
        wallets.post([{ kind: 'demo-credit', orderNo: null, at: 0, entries }]),
      );
      await expect(post).rejects.toThrow('a wallet that does not exist');
    }
  });
});

it('USER-2 seeds the demo players with their opening balance, once', async () => {
  await Promise.all([seedDemo(context), seedDemo(context)]);
  await seedDemo(context);
  const balances = await Promise.all(
    DEMO_ACCOUNTS.map(async ({ username }) => {
      const account = await context.stores.accounts.byUsername(username);
      return await context.stores.wallets.read(account?.accountId ?? 0);
    }),
  );
  expect(balances.map((wallet) => wallet?.balance)).toEqual([1_000_000n, 1_000_000n, 20_000_000n]);
  const passwords = await Promise.all(
    DEMO_ACCOUNTS.map(({ username }) => context.stores.accounts.byUsername(username)),
  );
  expect(passwords.every((account) => account?.passwordHash.startsWith('$argon2id$'))).toBe(true);
  expect(await context.stores.wallets.verify()).toEqual([]);
});
