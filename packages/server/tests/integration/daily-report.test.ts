import { dailyReportAnswer, type DailyReportRow } from '@clutchline/contract/operator';
import type { CardFace } from '@clutchline/domain/auto-chess';
import { chessPlayer, hasEqual, placesOf, played } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import { fillBooks } from '@clutchline/test-support/server/test-books';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { publishPriceList } from '../../src/chess';
import { CURRENCIES } from '../../src/players';
import { openOperatorBooks, type OperatorBooks } from './operator-books';

const DAY = 86_400_000;
const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

let books: OperatorBooks;
beforeAll(async () => {
  books = await openOperatorBooks();
  await fillBooks(books.context);
  await publishPriceList(books.context);
  await playCards(await chessPlayer(books.context, '1000', { wanted: [['basic', hasFind]] }));
});
afterAll(() => books.close());

const isFind = ({ star }: CardFace): boolean => star === 2;
/** And three other cards to buy, which do not merge. */
const hasFind = (cards: readonly CardFace[]): boolean => {
  const bought = cards.filter((card) => !isFind(card)).slice(0, 3);
  return cards.some(isFind) && bought.length === 3 && !hasEqual(3)(bought);
};

/** On two days; a card remains. */
async function playCards(info: Awaited<ReturnType<typeof chessPlayer>>): Promise<void> {
  const { context } = books;
  context.setNow(NOW + DAY);
  const { state } = await played(context, info, { kind: 'refresh', tier: 'basic' });
  const { draw = 0, cards = [] } = state.market ?? {};
  const [find = 0] = placesOf(cards, isFind);
  await played(context, info, { kind: 'sell_directly', draw, place: find });
  for (const place of placesOf(cards, (card) => !isFind(card)).slice(0, 3))
    await played(context, info, { kind: 'buy', draw, place });
  await played(context, info, { kind: 'sell', card: 1 });
  context.setNow(NOW + 2 * DAY);
  await played(context, info, { kind: 'rent_slot', slot: 7, hours: 12 });
  await played(context, info, { kind: 'sell', card: 2 });
}

const read = (date: string) => books.operator.ask('GET', `/reports/daily?date=${encodeURIComponent(date)}`);
const reportOf = async (at: number) => z.parse(dailyReportAnswer, (await read(dateOf(at))).data);

interface Entry {
  readonly kind: string;
  readonly at: string;
  readonly order_no: string | null;
  readonly account: string;
  readonly currency_id: number;
  readonly amount: string;
}

const FIGURES = ['turnover', 'settled_stakes', 'returns', 'ggr', 'open_stakes'] as const;
type Figures = Record<(typeof FIGURES)[number], bigint>;
const nothing = (): Figures => ({ turnover: 0n, settled_stakes: 0n, returns: 0n, ggr: 0n, open_stakes: 0n });

/** Entry by entry, without any grouping of the database. */
function addUp(entries: readonly Entry[], from: number): Map<string, Figures> {
  const sums = new Map<string, Figures>();
  for (const { kind, at, order_no, account, currency_id, amount } of entries) {
    if (order_no === null || Number(at) >= from + DAY) continue;
    const code = CURRENCIES.find(({ id }) => id === currency_id)?.code ?? '';
    const sum = sums.get(code) ?? nothing();
    sums.set(code, sum);
    if (kind.startsWith('chess-')) {
      addCards(sum, { account, amount: BigInt(amount), isEarlier: Number(at) < from });
      continue;
    }
    const isSettling = kind === 'settlement' || kind === 'reversal';
    if (account === 'house:stakes' || account === 'house:pending') sum.open_stakes += BigInt(amount);
    if (Number(at) < from) continue;
    if (account === 'house:stakes' && !isSettling) sum.turnover += BigInt(amount);
    if (account === 'house:stakes' && isSettling) sum.settled_stakes -= BigInt(amount);
    if (account === 'house:result' || account === 'house:pool') sum.ggr += BigInt(amount);
    if (!account.startsWith('house:') && isSettling) sum.returns += BigInt(amount);
  }
  return sums;
}

interface CardEntry {
  readonly account: string;
  readonly amount: bigint;
  /** Before the day. */
  readonly isEarlier: boolean;
}

function addCards(sum: Figures, { account, amount, isEarlier }: CardEntry): void {
  if (account === 'house:cards') sum.open_stakes += amount;
  if (isEarlier) return;
  if (account === 'house:cards') sum.settled_stakes -= amount;
  else if (account === 'house:result') sum.ggr += amount;
  else if (amount > 0n) sum.returns += amount;
  else {
    sum.turnover -= amount;
    sum.settled_stakes -= amount;
  }
}

function addRows(rows: readonly DailyReportRow[]): Map<string, Figures> {
  const sums = new Map<string, Figures>();
  for (const row of rows) {
    const sum = sums.get(row.currency) ?? nothing();
    sums.set(row.currency, sum);
    for (const figure of FIGURES) sum[figure] += BigInt(row[figure]);
  }
  return sums;
}

it('ROLE-1 the sums of each day equal the ledger, added up entry by entry', async () => {
  const entries = await ask<Entry>(
    books.context.databaseUrl,
    `select t.kind, t.at, t.order_no, e.account, e.currency_id, e.amount::text
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id`,
  );
  books.context.setNow(NOW + 3 * DAY);
  const first = Math.floor(NOW / DAY) * DAY;
  for (const from of [first - DAY, first, first + DAY, first + 2 * DAY]) {
    const { rows, is_complete } = await reportOf(from);
    expect(is_complete).toBe(true);
    const added = addRows(rows);
    const expected = [...addUp(entries, from)].filter(([, sum]) => FIGURES.some((figure) => sum[figure] !== 0n));
    expect([...added].sort()).toEqual(expected.sort());
  }
});

it('ROLE-1 the report has a row for each currency, game and market, and one for combos', async () => {
  books.context.setNow(NOW + 3 * DAY);
  const { rows } = await reportOf(NOW);
  const keys = rows.map(({ currency, game_type_id, market }) => `${currency} ${game_type_id} ${market}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(rows.map(({ market }) => market)).toEqual(expect.arrayContaining(['combo', 'map_winner', 'match_winner']));
  expect(new Set(rows.map(({ currency }) => currency))).toEqual(new Set(['CNY', 'JPY']));
});

it('CHESS-12 ROLE-1 cards are a row of their own, without those of simulated players', async () => {
  const cardsOf = async (at: number) => (await reportOf(at)).rows.filter(({ market }) => market === 'cards');
  books.context.setNow(NOW + 3 * DAY);
  const [first, second] = [await cardsOf(NOW + DAY), await cardsOf(NOW + 2 * DAY)];
  expect(first).toMatchObject([{ currency: 'CNY', game_type_id: 902, bets: 4 }]);
  expect(second).toMatchObject([{ currency: 'CNY', game_type_id: 902, bets: 1, turnover: '200' }]);
  expect(await cardsOf(NOW)).toEqual([]);
  expect(await cardsOf(NOW + 3 * DAY)).toMatchObject([{ bets: 0, turnover: '0', open_stakes: second[0]?.open_stakes }]);

  books.context.setNow(NOW + DAY);
  const simulated = await chessPlayer(books.context, '1000', { wanted: [['basic', hasFind]] });
  await ask(books.context.databaseUrl, `insert into simulated_accounts values (${simulated.caller.accountId})`);
  await playCards(simulated);
  expect(await cardsOf(NOW + DAY)).toEqual(first);
  expect(await cardsOf(NOW + 2 * DAY)).toEqual(second);
});

it('ROLE-1 a day that runs is not complete, and one that has not begun is 422', async () => {
  books.context.setNow(NOW);
  expect((await reportOf(NOW)).is_complete).toBe(false);
  expect(await read(dateOf(NOW + DAY))).toMatchObject({ status: 422, data: { field: 'date' } });
  for (const date of ['', '2026-02-30', '2026-1-1', 'today', '2026-01-01T00:00:00Z'])
    expect(await read(date)).toMatchObject({ status: 422, data: { field: 'date' } });
});
