import { DESK_CALLS, type DeskAnswer } from '@clutchline/contract/desk';
import { freshId, parlayRequest, placed, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { chessPlayer, placesOf, played } from '@clutchline/test-support/server/chess-player';
import { ask } from '@clutchline/test-support/server/held-books';
import { NOW, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { fillBooks, sealAll } from '@clutchline/test-support/server/test-books';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';
import { live, matchEvents, PLAY, playOf, teamOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { publishPriceList } from '../../src/chess';
import { groupBy } from '../../src/platform/group-by';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { swapTeam } from '../../src/pools';
import { addSealed } from '../../src/reports';
import { correctResult, voidPlay } from '../../src/settlement';
import { settlePlays } from '../../src/settlement/settle-plays';
import { approveAs, openTwoPersons, problemOf, proposeAs, seenIn, type TwoPersons } from './open-desk-books';

const DAY = 86_400_000;
/** `REPORT_DAYS=30` plays as many (D10). */
const DAYS = Number(process.env['REPORT_DAYS'] ?? 4);
const ZONES = ['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Auckland'];

type Info = Awaited<ReturnType<TestContext['player']>>;

let books: TwoPersons;
beforeAll(async () => {
  books = await openTwoPersons('support');
  await fillBooks(books.context);
  await publishPriceList(books.context);
  const { context } = books;
  const players = [
    await context.player('100000'),
    await context.player('1000000', 3),
    await chessPlayer(context, '1000'),
  ];
  await adjustOne(players[0]);
  for (let day = 0; day < DAYS; day += 1) await playDay(NOW + (day + 2) * DAY, 100 + day * 10, players);
  await sealAll(context);
  await addSealed(context);
});
afterAll(() => books.close());

async function adjustOne(info: Info | undefined): Promise<void> {
  const [row] = await query<{ player_id: string }>(
    'select player_id from accounts where id = $1',
    info?.caller.accountId,
  );
  const payload = { player_id: row?.player_id, currency_id: 1, amount: '-700' };
  await approveAs(books.bob, seenIn(await proposeAs(books.ann, { kind: 'adjust', payload })));
}

/** Singles, a combo, a pool with a swap, a card, the sale of the one before; results, a correction or a void; seals between. */
async function playDay(at: number, game: number, [one, yen, gambler]: readonly Info[]): Promise<void> {
  const { context } = books;
  if (one === undefined || yen === undefined || gambler === undefined) throw new Error('players are missing');
  context.setNow(at);
  const games = [game, game + 1, game + 2];
  const startTime = at + 10 * 3_600_000;
  await ingestFeedEvents(context, [...games.flatMap((each) => matchEvents(each, { startTime })), winnerPool(game)]);
  await placed(context, singleRequest({ gameId: game }, '11.07'), one);
  await placed(context, singleRequest({ gameId: game + 1, side: 2 }, '700'), yen);
  await placed(
    context,
    parlayRequest(
      games.map((gameId) => ({ gameId })),
      '5.55',
    ),
    one,
  );
  const ticket = await placed(context, poolRequest(game, POOL.winner, 2, '30'), one);
  await placed(context, poolRequest(game, POOL.winner, 1, '17'), one);
  await sealAll(context);
  context.setNow(at + 7 * 3_600_000);
  await swapTeam(context, { lang: 2, request_id: freshId(), order_no: ticket }, one);
  const { state } = await played(context, gambler, { kind: 'refresh', tier: 'basic' });
  const [owned] = state.cards;
  if (owned !== undefined) await played(context, gambler, { kind: 'sell', card: owned.card });
  const [place = 0] = placesOf(state.market?.cards ?? [], () => true);
  await played(context, gambler, { kind: 'buy', draw: state.market?.draw ?? 0, place });
  context.setNow(at + 15 * 3_600_000);
  await ingestFeedEvents(context, [
    ...games.map((each) => live(each, { status: 2 })),
    ...wholeResult(game),
    ...wholeResult(game + 1),
  ]);
  await settlePlays(context);
  await addSealed(context);
  const by = ['Ada', 'Ben'] as const;
  const facts = { winner: teamOf(game, 2), score_1: 0, score_2: 2 };
  await correctResult(context, { gameId: game, round: null, facts, reason: 'sides swapped', by });
  const voided = { playId: playOf(game + 1, PLAY.winner), voidReason: 'incorrect_odds' } as const;
  await voidPlay(context, { ...voided, reason: 'wrong price', by });
}

const query = <Row extends object>(text: string, ...values: unknown[]) =>
  ask<Row & Record<string, unknown>>(books.context.databaseUrl, text, values);

interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly at: string;
  readonly order_no: string | null;
  readonly account: string;
  readonly currency_id: number;
  readonly amount: string;
  readonly is_cancel: number | null;
  readonly bet_kind: string | null;
  readonly pool_play: string | null;
}

interface Leg {
  readonly order_no: string;
  readonly market: string;
  readonly game_type_id: number;
  readonly event_id: string;
}

const FIGURES = ['turnover', 'settled_stakes', 'paid', 'refunds', 'ggr', 'takeout', 'breakage', 'adjusted'] as const;
type Figures = Record<(typeof FIGURES)[number], bigint>;
const noFigures = (): Figures => ({
  ...{ turnover: 0n, settled_stakes: 0n, paid: 0n, refunds: 0n },
  ...{ ggr: 0n, takeout: 0n, breakage: 0n, adjusted: 0n },
});

function add(sum: Figures, { kind, account, amount: text, is_cancel }: Entry): void {
  const amount = BigInt(text);
  const isOwn = /^(player|debt):/.test(account);
  const isSettling = kind === 'settlement' || kind === 'reversal';
  if (kind === 'adjustment') sum.adjusted += isOwn ? amount : 0n;
  else if (kind.startsWith('chess-')) {
    if (isOwn && amount < 0n) sum.turnover -= amount;
    if (isOwn && amount > 0n) sum.paid += amount;
    if (account === 'house:cards' || (isOwn && amount < 0n)) sum.settled_stakes -= amount;
  } else if (account === 'house:takeout') sum.takeout += amount;
  else if (account === 'house:breakage') sum.breakage += amount;
  else if (account === 'house:stakes' && !isSettling) sum.turnover += amount;
  else if (account === 'house:stakes') sum.settled_stakes -= amount;
  else if (isOwn && isSettling && is_cancel === 1) sum.refunds += amount;
  else if (isOwn && isSettling) sum.paid += amount;
  sum.ggr = sum.settled_stakes - sum.paid - sum.refunds;
}

const dayIn = (zone: string, at: number): string => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return parts.format(at);
};

/** Entry by entry, without any grouping of the database. */
async function addUp(zone: string): Promise<Map<string, Figures>> {
  const entries = await query<Entry>(
    `select t.id, t.kind, t.at, t.order_no, e.account, e.currency_id, e.amount::text,
       coalesce(s.is_cancel, (select b.is_cancel from settlements n join settlements b on b.order_no = n.order_no
         and b.revision = n.revision - 1 where n.reversal_id = t.id)) as is_cancel,
       case when b.is_pool then 'pool' else b.kind end as bet_kind,
       (select c.play_id from pool_closings c where t.id in (c.transaction_id, c.reversal_id)) as pool_play
     from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       left join settlements s on s.transaction_id = t.id left join bets b on b.order_no = t.order_no`,
  );
  const legs = await query<Leg>(
    `select l.order_no, p.market, m.game_type_id, m.event_id from bet_legs l join plays p on p.id = l.play_id
     join matches m on m.id = l.game_id union all
     select 'play ' || p.id, p.market, m.game_type_id, m.event_id from plays p join matches m on m.id = p.game_id`,
  );
  const legsOf = groupBy(legs, ({ order_no }) => order_no);
  const oneOf = (values: readonly unknown[]) => (new Set(values).size === 1 ? String(values[0]) : '0');
  const sums = new Map<string, Figures>();
  for (const entry of entries) {
    const own = legsOf.get(entry.pool_play === null ? (entry.order_no ?? '') : `play ${entry.pool_play}`) ?? [];
    const about = entry.kind.startsWith('chess-')
      ? ['902', '0', 'cards', 'cards']
      : entry.kind === 'adjustment'
        ? ['0', '0', 'adjustment', 'adjustment']
        : [
            oneOf(own.map(({ game_type_id }) => game_type_id)),
            oneOf(own.map(({ event_id }) => event_id)),
            own.length === 1 ? own[0]?.market : 'combo',
            entry.pool_play === null ? entry.bet_kind : 'pool',
          ];
    const key = [dayIn(zone, Number(entry.at)), entry.currency_id, ...about].join(' ');
    const sum = sums.get(key) ?? noFigures();
    sums.set(key, sum);
    add(sum, entry);
  }
  return new Map([...sums].filter(([, sum]) => FIGURES.some((figure) => sum[figure] !== 0n)));
}

const ALL = ['day', 'game', 'event', 'market', 'currency', 'kind'];
const days = (time_zone = 'UTC') => ({
  ...{ from: dayIn('UTC', NOW - DAY), to: dayIn('UTC', NOW + (DAYS + 4) * DAY), time_zone },
});

async function report(time_zone: string, by: readonly string[] = ALL): Promise<DeskAnswer<'report'>> {
  const { status, data } = await books.ann.client.call('report', { ...days(time_zone), by });
  expect(status).toBe(200);
  return z.parse(DESK_CALLS.report.answer, data);
}

const figuresOf = (row: DeskAnswer<'report'>['rows'][number]): Figures => {
  const sum = noFigures();
  for (const figure of FIGURES) sum[figure] = BigInt(row[figure]);
  return sum;
};

describe('a report', () => {
  it.each(ZONES)('DESK-17 D10 equals the ledger, added up entry by entry, in days of %s, and twice', async (zone) => {
    const { rows, is_cut, names } = await report(zone);
    expect(is_cut).toBe(false);
    const seen = rows.map((row): [string, Figures] => [
      [row.day, row.currency_id, row.game_type_id, row.event_id, row.market, row.kind].join(' '),
      figuresOf(row),
    ]);
    const found = seen.filter(([, sum]) => FIGURES.some((figure) => sum[figure] !== 0n));
    const expected = await addUp(zone);
    expect(expected.size).toBeGreaterThan(10);
    expect(new Map(found)).toEqual(expected);
    expect(await report(zone)).toEqual({ rows, is_cut, names, up_to: expect.objectContaining({}) });
    expect(names.games.map(({ game_type_id }) => game_type_id)).toEqual([1]);
    expect(names.events.map(({ event_id }) => event_id)).toEqual([100]);
  });

  it('DESK-17 has pools, cards that are bought and sold, refunds and adjustments, and sums by fewer keys are the same', async () => {
    const { rows } = await report('UTC');
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['single', 'parlay', 'pool', 'cards', 'adjustment']));
    expect(rows.some(({ kind, paid }) => kind === 'cards' && paid !== '0')).toBe(true);
    for (const figure of ['refunds', 'takeout', 'adjusted'] as const)
      expect(rows.some((row) => row[figure] !== '0')).toBe(true);
    const { rows: whole } = await report('UTC', []);
    for (const row of whole) {
      expect(row).toMatchObject({ day: null, market: null, kind: null, game_type_id: null, event_id: null });
      for (const figure of FIGURES)
        expect(BigInt(row[figure])).toBe(
          rows
            .filter(({ currency_id }) => currency_id === row.currency_id)
            .reduce((sum, each) => sum + BigInt(each[figure]), 0n),
        );
    }
  });

  it('DESK-17 each sealed stretch is added once, and the report names the last', async () => {
    const [last] = await query('select max(number)::integer as number from ledger_seals');
    expect((await report('UTC')).up_to).toMatchObject({ number: last?.['number'] });
    const before = await report('UTC');
    expect(await addSealed(books.context)).toBe(0);
    books.context.setNow(NOW + (DAYS + 3) * DAY);
    await ingestFeedEvents(books.context, matchEvents(90, { startTime: NOW + (DAYS + 9) * DAY }));
    await placed(books.context, singleRequest({ gameId: 90 }, '1'), await books.context.player('100'));
    expect(await report('UTC')).toEqual(before);
    await sealAll(books.context);
    const added = await Promise.all([1, 2, 3].map(() => addSealed(books.context)));
    expect(added.reduce((sum, each) => sum + each, 0)).toBeGreaterThan(0);
    const turnover = (rows: DeskAnswer<'report'>['rows']) => rows.reduce((sum, row) => sum + BigInt(row.turnover), 0n);
    expect(turnover((await report('UTC')).rows) - turnover(before.rows)).toBe(100n);
  });

  it('DESK-17 leaves out simulated players', async () => {
    const info = await books.context.player('100');
    await query('insert into simulated_accounts values ($1)', info.caller.accountId);
    const before = await report('UTC');
    await placed(books.context, singleRequest({ gameId: 90 }, '7'), info);
    await sealAll(books.context);
    await addSealed(books.context);
    expect((await report('UTC')).rows).toEqual(before.rows);
  });

  it('DESK-17 invalid days, zones and keys are refused', async () => {
    const call = (more: object) => books.ann.client.call('report', { ...days(), by: [], ...more });
    for (const more of [
      { from: '2026-02-30' },
      { from: '2026-1-1' },
      { from: "2026-01-01'" },
      { time_zone: 'Mars/Base' },
      { time_zone: '+02:00' },
      { by: ['player'] },
    ])
      expect([more, problemOf(await call(more))]).toEqual([more, [400, 'invalid']]);
    for (const more of [{ from: '2026-02-01', to: '2026-01-01' }, { from: '2020-01-01' }])
      expect([more, problemOf(await call(more))]).toEqual([more, [400, 'too-many-days']]);
  });
});

describe('beside the sums', () => {
  const span = { from: NOW, to: NOW + 100 * DAY };

  it('DESK-17 the open liability of a moment: the stakes of the ledger then, and what they could pay', async () => {
    for (const at of [NOW + DAY, NOW + 2 * DAY + 1, NOW + (DAYS + 2) * DAY]) {
      const { data } = await books.ann.client.call('liability', { at });
      const rows = z.parse(DESK_CALLS.liability.answer, data['list']);
      const held = await query<{ currency_id: number; stakes: string }>(
        `select e.currency_id, sum(e.amount)::text as stakes from ledger_entries e
         join ledger_transactions t on t.id = e.transaction_id
         where e.account in ('house:stakes', 'house:pending') and t.at <= $1
           and t.order_no not in (select order_no from bets where account_id in (select account_id from simulated_accounts))
         group by 1 having sum(e.amount) <> 0 order by 1`,
        at,
      );
      const seen = groupBy(rows, ({ currency_id }) => currency_id);
      const summed = [...seen].map(([currency_id, of]) => ({
        currency_id,
        stakes: String(of.reduce((sum, { stakes }) => sum + BigInt(stakes), 0n)),
      }));
      expect(summed).toEqual(held);
      for (const { liability, stakes } of rows) expect(BigInt(liability) >= BigInt(stakes)).toBe(true);
    }
  });

  it('DESK-17 resettlements with both payouts, voids and corrections with both names', async () => {
    const trader = await books.desk.signedIn('tom', ['trader']);
    const { data } = await trader.client.call('resettlements', span);
    const resettled = z.parse(DESK_CALLS.resettlements.answer, data['list']);
    const [count] = await query('select count(*)::integer as n from settlements where revision > 1');
    expect(resettled).toHaveLength(Number(count?.['n']));
    expect(resettled.some(({ payout_before, payout }) => payout_before !== payout)).toBe(true);
    const voids = await trader.client.call('voids', span);
    const { decisions: decided, names } = z.parse(DESK_CALLS.voids.answer, voids.data);
    expect(decided.filter(({ play_id }) => play_id !== null)).toHaveLength(DAYS);
    expect(new Set(decided.map(({ by }) => by.join()))).toEqual(new Set(['Ada,Ben']));
    expect(decided.find(({ play_id }) => play_id === null)).toMatchObject({ reason: 'sides swapped' });
    expect(new Set(names.matches.map(({ game_id }) => game_id))).toEqual(
      new Set(decided.map(({ game_id }) => game_id)),
    );
    expect(names.plays.map(({ play_id }) => play_id).toSorted((a, b) => a - b)).toEqual(
      [...new Set(decided.flatMap(({ play_id }) => play_id ?? []))].toSorted((a, b) => a - b),
    );
  });
});
