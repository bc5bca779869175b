import { setTimeout as sleep } from 'node:timers/promises';

import { betsAnswer, transactionsAnswer } from '@clutchline/contract/operator';
import { ask } from '@clutchline/test-support/server/held-books';
import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { PLAY } from '@clutchline/test-support/server/test-feed';
import { fillBooks } from '@clutchline/test-support/server/test-books';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { openOperatorBooks, type OperatorBooks } from './operator-books';

let books: OperatorBooks;
beforeAll(async () => {
  books = await openOperatorBooks();
  await fillBooks(books.context);
  const info = await books.fund('listed', '5000');
  await placed(books.context, singleRequest({ gameId: 4, play: PLAY.handicap }, '12.5'), info);
});
afterAll(() => books.close());

const query = (fields: Readonly<Record<string, string>>): string => `?${new URLSearchParams(fields).toString()}`;

async function readPage<Page>(path: string, schema: z.core.$ZodType<Page>, cursor: string | null, limit: number) {
  const fields = { limit: String(limit), ...(cursor !== null && { cursor }) };
  const { status, data } = await books.operator.ask('GET', path + query(fields));
  expect(status).toBe(200);
  return z.parse(schema, data);
}

/** Until the list has as many: open transactions of other databases of the cluster delay it. */
async function readAll<Item>(
  path: string,
  schema: z.core.$ZodType<{ items: Item[]; next: string | null; has_more: boolean }>,
  wanted: { readonly count: number; readonly limit: number; readonly from?: string | null },
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor = wanted.from ?? null;
  const until = Date.now() + 20_000;
  while (items.length < wanted.count && Date.now() < until) {
    const page = await readPage(path, schema, cursor, wanted.limit);
    items.push(...page.items);
    cursor = page.next;
    if (!page.has_more) await sleep(10);
  }
  expect((await readPage(path, schema, cursor, wanted.limit)).items).toEqual([]);
  return items;
}

const transactionIds = async (): Promise<string[]> => {
  const rows = await ask<{ id: string }>(
    books.context.databaseUrl,
    'select id from ledger_transactions order by xid, id',
  );
  return rows.map(({ id }) => id);
};

describe('lists for reconciliation', () => {
  it('ROLE-1 pages of transactions are the whole ledger, each once, and each adds up to 0', async () => {
    const ids = await transactionIds();
    const items = await readAll('/transactions', transactionsAnswer, { count: ids.length, limit: 7 });
    expect(items.map(({ transaction_id }) => transaction_id)).toEqual(ids);
    for (const { entries } of items) expect(entries.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(0n);
    const [sum] = await ask<{ sum: string }>(
      books.context.databaseUrl,
      "select sum(amount)::text as sum from ledger_entries where account like 'player:%'",
    );
    const ofPlayers = items.flatMap(({ entries }) => entries.filter(({ account }) => account === 'player'));
    expect(String(ofPlayers.reduce((total, { amount }) => total + BigInt(amount), 0n))).toBe(sum?.sum);
    expect(items.find(({ transfer_id }) => transfer_id === 'first of listed')).toMatchObject({
      kind: 'deposit',
      order_no: null,
      entries: [
        { account: 'operator:clearing', player_id: null, currency: 'CNY', amount: '-5000' },
        { account: 'player', player_id: 'listed', currency: 'CNY', amount: '5000' },
      ],
    });
  });

  it('ROLE-1 pages of bets have each bet once, in the order of placement, with its present state', async () => {
    const stored = await ask<{ order_no: string; stake: string; payout: string | null }>(
      books.context.databaseUrl,
      `select b.order_no, b.stake::text, b.payout::text from bets b join ledger_transactions t on t.id = b.stake_transaction_id
       order by t.xid, t.id`,
    );
    const items = await readAll('/bets', betsAnswer, { count: stored.length, limit: 4 });
    expect(items.map(({ order_no, stake, payout }) => ({ order_no, stake, payout }))).toEqual(stored);
    expect(new Set(items.map(({ state }) => state))).toEqual(
      new Set(['settled', 'void', 'open', 'held', 'rejected', 'swapped']),
    );
    expect(items.at(-1)).toMatchObject({
      player_id: 'listed',
      kind: 'single',
      currency: 'CNY',
      stake: '1250',
      odds: '2.000',
    });
    expect(items.at(-1)?.legs).toMatchObject([{ market: 'map_handicap', odds: '2.000', outcome: 'pending' }]);
  });

  it('bad-input 270: a cursor that was not given out is 422', async () => {
    const { next } = await readPage('/transactions', transactionsAnswer, null, 3);
    const ofBets = (await readPage('/bets', betsAnswer, null, 3)).next;
    const made = (text: string): string => Buffer.from(text).toString('base64url');
    const moved = Buffer.from(next ?? '', 'base64url')
      .toString()
      .replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));
    const wrong = [
      '',
      'x',
      '1',
      `${next}=`,
      ofBets ?? '',
      made('transactions 1 1'),
      made(moved),
      made('transactions 9 x'),
    ];
    for (const cursor of [
      ...wrong,
      made(`transactions ${'9'.repeat(20)} 1`),
      made("transactions 1' 1"),
      'A'.repeat(99),
    ])
      expect([cursor, await books.operator.ask('GET', `/transactions${query({ cursor })}`)]).toMatchObject([
        cursor,
        { status: 422, data: { field: 'cursor' } },
      ]);
    const twice = await books.operator.ask('GET', `/transactions?cursor=${next}&cursor=${next}`);
    expect(twice).toMatchObject({ status: 422, data: { field: 'cursor' } });
    for (const limit of ['0', '501', '1.5', '-1', '1e2', ''])
      expect(await books.operator.ask('GET', `/bets${query({ limit })}`)).toMatchObject({ data: { field: 'limit' } });
    expect(await books.operator.ask('GET', '/bets?page=2')).toMatchObject({ status: 422, data: { field: 'page' } });
  });
});

type Step = readonly [slot: number, act: 'write' | 'commit' | 'rollback' | 'read'];

const step: fc.Arbitrary<Step> = fc.tuple(
  fc.nat(3),
  fc.constantFrom(
    'write' as const,
    'write' as const,
    'commit' as const,
    'rollback' as const,
    'read' as const,
    'read' as const,
  ),
);

describe('lists while others write', () => {
  let writers: pg.Client[];
  beforeAll(async () => {
    writers = [0, 1, 2, 3].map(() => new pg.Client({ connectionString: books.context.databaseUrl }));
    await Promise.all(writers.map((writer) => writer.connect()));
  });
  afterAll(() => Promise.all(writers.map((writer) => writer.end())));

  it('ROLE-1 what commits late appears after every cursor that was given out, and nothing is left out', async () => {
    const known = await transactionIds();
    let listed = (await readAll('/transactions', transactionsAnswer, { count: known.length, limit: 500 })).length;
    let cursor = (await readPage('/transactions', transactionsAnswer, null, 500)).next;
    expect(listed).toBeLessThan(500);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 30 }), async (steps) => {
        const open = new Set<number>();
        const found: string[] = [];
        const read = async (): Promise<void> => {
          const page = await readPage('/transactions', transactionsAnswer, cursor, 3);
          found.push(...page.items.map(({ transaction_id }) => transaction_id));
          cursor = page.next;
        };
        const end = async (slot: number, act: 'commit' | 'rollback'): Promise<void> => {
          if (open.delete(slot)) await writers[slot]?.query(act);
        };
        for (const [slot, act] of steps) {
          if (act === 'read') await read();
          else if (act !== 'write') await end(slot, act);
          else {
            if (!open.has(slot)) await writers[slot]?.query('begin');
            open.add(slot);
            await writers[slot]?.query("insert into ledger_transactions (kind, at) values ('deposit', 0)");
          }
        }
        for (const slot of [...open]) await end(slot, 'commit');
        const all = (await transactionIds()).slice(listed);
        const until = Date.now() + 20_000;
        while (found.length < all.length && Date.now() < until) await read();
        expect(found).toEqual(all);
        listed += all.length;
      }),
      { numRuns: 12 },
    );
  });
});
