import { placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import { fillBooks, sealAll } from '@clutchline/test-support/server/test-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, price, pointOf, PLAY } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { DESK_CALLS, type DeskAnswer } from '@clutchline/contract/desk';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { openDeskBooks, problemOf, type DeskBooks } from './open-desk-books';

const DAY = 86_400_000;

let books: DeskBooks;
beforeAll(async () => {
  books = await openDeskBooks();
  await fillBooks(books.context);
});
afterAll(() => books.close());

async function search(text: string, more: object = {}): Promise<DeskAnswer<'bets'>> {
  const { status, data } = await books.trader.client.call('bets', { search: text, limit: 100, ...more });
  expect(status).toBe(200);
  return z.parse(DESK_CALLS.bets.answer, data);
}
const numbersOf = async (text: string, more: object = {}) =>
  (await search(text, more)).bets.map(({ order_no }) => order_no);

interface Stored {
  readonly order_no: string;
  readonly request_id: string;
  readonly account_id: string;
  readonly player_id: string;
  readonly stake: string;
  readonly at: string;
}

const stored = (where: string, ...values: unknown[]) =>
  ask<Stored>(
    books.context.databaseUrl,
    `select b.order_no, b.request_id, b.account_id, a.player_id, b.stake::text, b.bet_time::text as at from bets b join accounts a on a.id = b.account_id
     where ${where} order by b.order_no desc`,
    values,
  );
const numbers = (rows: readonly Stored[]) => rows.map(({ order_no }) => order_no);

describe('search', () => {
  it('DESK-19 an empty text finds all bets, newest first, page by page', async () => {
    const all = numbers(await stored('true'));
    expect(all.length).toBeGreaterThan(10);
    expect(await numbersOf('')).toEqual(all);
    const first = await search('', { limit: 4 });
    expect(first).toMatchObject({ next: all[3] });
    expect(await numbersOf('', { limit: 4, before: first.next })).toEqual(all.slice(4, 8));
    expect(await search('', { before: all.at(-2) })).toMatchObject({ bets: [{ order_no: all.at(-1) }], next: null });
  });

  it('DESK-19 bad-input 311 a bet is found by its order number, in lower case too', async () => {
    const [bet] = await stored('true');
    const { bets } = await search(` ${(bet?.order_no ?? '').toLowerCase()} `);
    expect(bets).toMatchObject([
      { order_no: bet?.order_no, player_id: bet?.player_id, request_id: bet?.request_id, stake: bet?.stake },
    ]);
  });

  it('DESK-19 bets are found by request, player, name and match, and nothing else is', async () => {
    const [bet] = await stored('true');
    expect(await numbersOf(bet?.request_id ?? '')).toEqual(numbers(await stored('request_id = $1', bet?.request_id)));
    const own = numbers(await stored('account_id = $1', bet?.account_id));
    expect(await numbersOf(bet?.player_id ?? '')).toEqual(own);
    const [account] = await ask<{ username: string }>(
      books.context.databaseUrl,
      'select username from accounts where id = $1',
      [bet?.account_id],
    );
    expect(await numbersOf((account?.username ?? '').toUpperCase())).toEqual(own);
    const onMatch = await stored('exists (select from bet_legs l where l.order_no = b.order_no and l.game_id = 4)');
    expect(onMatch.length).toBeGreaterThan(1);
    expect(await numbersOf('4')).toEqual(numbers(onMatch));
    expect(await numbersOf('999999')).toEqual([]);
    expect(await numbersOf(own[0]?.slice(0, 25) ?? '')).toEqual([]);
  });

  it('DESK-19 a time bounds every search', async () => {
    const late = await stored('bet_time >= $1', NOW + DAY);
    const early = await stored('bet_time < $1', NOW + DAY);
    expect(late.length * early.length).toBeGreaterThan(0);
    expect(await numbersOf('', { from: NOW + DAY })).toEqual(numbers(late));
    expect(await numbersOf('', { to: NOW + DAY })).toEqual(numbers(early));
    expect(await numbersOf('4', { from: NOW + DAY, to: NOW + 2 * DAY })).toEqual(
      numbers(late.filter(({ at }) => Number(at) < NOW + 2 * DAY)),
    );
  });

  it('bad-input 311 DESK-19 %, quotes and emoji are text; more than 64 characters and control characters are refused', async () => {
    for (const text of ['%', '_', "'", "' or true --", '\\', '🏆', 'É', '%%%%%%%%%%%%%%%%%%', '9'.repeat(64)])
      expect([text, await numbersOf(text)]).toEqual([text, []]);
    for (const text of ['x'.repeat(65), 'x'.repeat(10_240), 'a\nb', 7, null])
      expect(problemOf(await books.trader.client.call('bets', { search: text, limit: 1 }))).toEqual([400, 'invalid']);
    const nul = await books.trader.client.call('bets', { search: 'a\u0000b', limit: 1 });
    expect(problemOf(nul)).toEqual([400, 'malformed']);
    for (const more of [{ limit: 0 }, { limit: 101 }, { from: -1 }, { before: "x' or true" }])
      expect(problemOf(await books.trader.client.call('bets', { search: '', limit: 1, ...more }))).toEqual([
        400,
        'invalid',
      ]);
    const info = await books.context.player('100');
    await ask(books.context.databaseUrl, 'update accounts set nickname = $1 where id = $2', [
      "O'N%l 🏆",
      info.caller.accountId,
    ]);
    await ingestFeedEvents(books.context, matchEvents(90, { startTime: NOW + 9 * DAY }));
    const order = await placed(books.context, singleRequest({ gameId: 90 }, '5'), info);
    expect(await numbersOf("o'n%L 🏆")).toEqual([order]);
  });
});

describe('a row', () => {
  it('DESK-19 names teams, market and pick in both languages of the desk', async () => {
    await ingestFeedEvents(books.context, matchEvents(92, { startTime: NOW + 9 * DAY }));
    const order = await placed(books.context, singleRequest({ gameId: 92 }, '5'), await books.context.player('100'));
    const { bets } = await search(order);
    expect(bets.flatMap(({ legs }) => legs)).toMatchObject([
      {
        ...{ game_id: 92, market: 'match_winner', round: 0, line: null, names: null, outright: null },
        team_1: { en: 'Thing 92', cn: 'Thing 92 cn' },
        team_2: { en: 'Other 92', cn: 'Other 92 cn' },
        ...{ pick: { kind: 'team' }, point_line: null },
      },
    ]);
  });
});

describe('ticket', () => {
  const ticket = async (order_no: string): Promise<DeskAnswer<'ticket'>> => {
    const { data } = await books.trader.client.call('ticket', { order_no });
    return z.parse(DESK_CALLS.ticket.answer, data);
  };

  it('DESK-19 shows the stored answer, every settlement, the rows of the ledger and the seals that cover them', async () => {
    await sealAll(books.context);
    const [corrected] = await stored('revision = 2 and kind = $1', 'single');
    const seen = await ticket(corrected?.order_no ?? '');
    expect(seen.player_id).toBe(corrected?.player_id);
    expect(seen.revisions.map(({ revision, reason }) => [revision, reason])).toEqual([
      [1, null],
      [2, 'sides swapped'],
    ]);
    const [placement] = await ask<{ answer: unknown }>(
      books.context.databaseUrl,
      'select answer from placements where request_id = $1',
      [corrected?.request_id],
    );
    expect(seen.stored_answer).toEqual(placement?.answer);
    expect(seen.ledger.map(({ kind }) => kind)).toEqual(['stake', 'settlement', 'reversal', 'settlement']);
    for (const { entries } of seen.ledger)
      expect(entries.reduce((sum, { amount }) => sum + BigInt(amount), 0n)).toBe(0n);
    const covering = await ask<{ id: string; number: string }>(
      books.context.databaseUrl,
      `select t.id, min(s.number) as number from ledger_transactions t join ledger_seals s
         on s.last_xid > t.xid or (s.last_xid = t.xid and s.last_id >= t.id) where t.order_no = $1 group by 1 order by 1`,
      [corrected?.order_no],
    );
    expect(seen.ledger.map(({ transaction_id, seal }) => [transaction_id, seal])).toEqual(
      covering.map(({ id, number }) => [Number(id), Number(number)]),
    );
    expect(seen.seals.map(({ number }) => number)).toEqual([...new Set(covering.map(({ number }) => Number(number)))]);
    expect(seen.seals.every(({ head }) => /^[\da-f]{64}$/.test(head))).toBe(true);
  });

  it('DESK-19 shows the accepted price beside that of now, and what is not sealed', async () => {
    await ingestFeedEvents(books.context, matchEvents(91, { startTime: NOW + 9 * DAY }));
    const order = await placed(books.context, singleRequest({ gameId: 91 }, '5'), await books.context.player('100'));
    await ingestFeedEvents(books.context, [price(91, pointOf(91, PLAY.winner, 1), 1_770)]);
    const steps = 'insert into price_steps values ($1, 1, 2000, 1), ($1, 2, 1770, 2)';
    await ask(books.context.databaseUrl, steps, [pointOf(91, PLAY.winner, 1)]);
    const { prices, ledger, seals, cap, is_pool } = await ticket(order);
    expect(prices).toMatchObject([
      { point_id: pointOf(91, PLAY.winner, 1), odd: '2.000', version: 1, odd_now: '1.770', version_now: 2 },
    ]);
    expect(prices[0]?.steps.map(({ odd }) => odd)).toEqual(['1.770', '2.000']);
    expect(ledger).toMatchObject([{ kind: 'stake', seal: null }]);
    expect([seals, is_pool]).toEqual([[], 0]);
    expect(Number(cap)).toBeGreaterThan(0);
  });

  it('DESK-19 an unknown ticket is refused', async () => {
    const unknown = { order_no: '0'.repeat(26) };
    expect(problemOf(await books.trader.client.call('ticket', unknown))).toEqual([404, 'unknown-subject']);
  });
});
