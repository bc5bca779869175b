import { randomUUID } from 'node:crypto';

import { DESK_PATH } from '@clutchline/contract/desk';
import { ask } from '@clutchline/test-support/server/held-books';
import { fillBooks, sealAll } from '@clutchline/test-support/server/test-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { csvCell } from '../../src/desk/reports/exported-file';
import { addSealed } from '../../src/reports';
import { openTwoPersons, problemOf, type TwoPersons } from './open-desk-books';
import type { TestOperator } from './open-test-desk';

const DAY = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const DAYS = { from: dateOf(NOW), to: dateOf(NOW + 2 * DAY), time_zone: 'UTC' };

let books: TwoPersons;
let ann: TestOperator;
beforeAll(async () => {
  books = await openTwoPersons('support');
  ({ ann } = books);
  await fillBooks(books.context);
  await sealAll(books.context);
  await addSealed(books.context);
});
afterAll(() => books.close());

const query = (text: string, ...values: unknown[]) => ask(books.context.databaseUrl, text, values);

function download(by: TestOperator, of: string, format: string, signal: AbortSignal | null = null): Promise<Response> {
  const { url } = books.desk;
  return fetch(`${url}${DESK_PATH}/export`, {
    method: 'POST',
    headers: { origin: url, 'x-desk': '1', 'content-type': 'application/json', cookie: by.client.cookie },
    body: JSON.stringify({ request_id: randomUUID(), of, format, ...DAYS }),
    signal,
  });
}

describe('an export', () => {
  it('DESK-17 has the rows of the report, as CSV and as JSON', async () => {
    const { data } = await ann.client.call('report', {
      ...DAYS,
      by: ['day', 'game', 'event', 'market', 'currency', 'kind'],
    });
    const rows = data['rows'] as Record<string, string | number | null>[];
    const json = (await (await download(ann, 'report', 'json')).json()) as Record<string, string | number | null>[];
    const withCode = rows.map((row) => ({
      ...row,
      currency: row['currency_id'] === 1 ? 'CNY' : 'JPY',
      currency_id: undefined,
    }));
    expect(json).toEqual(withCode);
    const answer = await download(ann, 'report', 'csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="report-${DAYS.from}-${DAYS.to}.csv"`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [names = '', ...lines] = (await answer.text()).trimEnd().split('\r\n');
    const columns = names.split(',');
    expect(lines).toEqual(json.map((row) => columns.map((column) => String(row[column] ?? '')).join(',')));
  });

  it('DESK-17 has every bet of the days, and every balance, once', async () => {
    const bets = await query(
      `select order_no, stake::text from bets where bet_time < $1 order by order_no desc`,
      Date.parse(DAYS.to) + DAY,
    );
    const json = (await (await download(ann, 'bets', 'json')).json()) as { order_no: string; stake: string }[];
    expect(json.map(({ order_no, stake }) => ({ order_no, stake }))).toEqual(bets);
    const balances = (await (await download(ann, 'balances', 'json')).json()) as {
      player_id: string;
      balance: string;
    }[];
    expect(balances.map(({ player_id, balance }) => ({ player_id, balance }))).toEqual(
      await query(
        'select a.player_id, w.balance::text from accounts a join wallets w on w.account_id = a.id order by a.id',
      ),
    );
  });

  it('bad-input 312 DESK-17 a cell that begins like a formula gets an apostrophe; numbers stay numbers', async () => {
    for (const text of ['=HYPERLINK("http://x")', '+1+1', '-1+cmd', '@SUM(A1)', '\tx'])
      expect(csvCell(text)).toMatch(/^"?'/);
    expect(['-12', '12.5', 'plain', 'a,b', 'say "x"', 'two\nlines', null, 7].map(csvCell)).toEqual([
      ...['-12', '12.5', 'plain', '"a,b"', '"say ""x"""', '"two\nlines"', '', '7'],
    ]);
    const info = await books.context.player('100');
    await query('update accounts set nickname = $1 where id = $2', '=HYPERLINK("x")', info.caller.accountId);
    expect(await (await download(ann, 'balances', 'csv')).text()).toContain(`,"'=HYPERLINK(""x"")",CNY,10000,0\r\n`);
  });

  it('DESK-17 bad-input 297 persons are exported by those with the right alone, and each export is recorded with its filter', async () => {
    const trader = await books.desk.signedIn('tom', ['trader']);
    expect((await download(trader, 'report', 'csv')).status).toBe(200);
    for (const of of ['bets', 'balances']) expect((await download(trader, of, 'csv')).status).toBe(403);
    const acts = await query(
      `select a.result, a.after->>'of' as of, a.after->>'from' as from from operator_actions a join desk_operators o on o.id = a.operator_id
       where a.action = 'export' and o.name = 'tom' order by a.id`,
    );
    expect(acts).toEqual([
      { result: 'done', of: 'report', from: DAYS.from },
      { result: 'forbidden', of: 'bets', from: DAYS.from },
      { result: 'forbidden', of: 'balances', from: DAYS.from },
    ]);
    const request = { request_id: randomUUID(), of: 'report', format: 'json', ...DAYS };
    expect((await ann.client.call('export', request)).status).toBe(200);
    expect(problemOf(await ann.client.call('export', request))).toEqual([409, 'repeated']);
    const late = { ...request, request_id: randomUUID(), from: '2020-01-01' };
    expect(problemOf(await ann.client.call('export', late))).toEqual([400, 'too-many-days']);
  });

  it('bad-input 312 DESK-17 at most four run at once, and one that a client leaves ends within a second', async () => {
    await query(
      `insert into accounts (username, password_hash, nickname, currency_id, lang, created_at)
       select 'many ' || n, '-', repeat('x', 32), 1, 2, 0 from generate_series(1, 120000) n`,
    );
    await query('insert into wallets (account_id, currency_id) select id, 1 from accounts on conflict do nothing');
    const leaving = new AbortController();
    const open = await Promise.all([1, 2, 3, 4].map(() => download(ann, 'balances', 'json', leaving.signal)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await download(ann, 'report', 'csv')).status).toBe(429);
    const before = process.memoryUsage().rss;
    await new Promise((resolve) => void setTimeout(resolve, 300));
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1_048_576);
    leaving.abort();
    const left = performance.now();
    await expect
      .poll(async () => (await download(ann, 'report', 'csv')).status, { timeout: 5_000, interval: 50 })
      .toBe(200);
    expect(performance.now() - left).toBeLessThan(1_000);
  });
});
