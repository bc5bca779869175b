import { randomUUID } from 'node:crypto';

import { DESK_CALLS, type DeskAlarm, type Overview } from '@clutchline/contract/desk';
import { parlayRequest, placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { setFeedAge } from '@clutchline/test-support/server/feed-age';
import { ask } from '@clutchline/test-support/server/held-books';
import { matchEvents, notPlayed, playOf, pointOf, PLAY, wholeResult } from '@clutchline/test-support/server/test-feed';
import { poolRequest, POOL, winnerPool } from '@clutchline/test-support/server/test-pool';
import { NOW } from '@clutchline/test-support/server/test-now';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { OverviewReader } from '../../src/desk';
import { pointCapsOf } from '../../src/desk/limits/point-caps';
import { alarmConditions } from '../../src/desk/alarms/alarm-conditions';
import { updateAlarms } from '../../src/desk/alarms/watch-alarms';
import { createDeskStores } from '../../src/composition/create-desk-stores';
import { connectDatabase } from '../../src/database/connect-database';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { settlePlays } from '../../src/settlement/settle-plays';
import type { LimitedPoint } from '../../src/placement';
import { openDeskBooks, problemOf, type DeskBooks } from './open-desk-books';
import { ANYWHERE } from './referred-bets';

let books: DeskBooks;
let database: ReturnType<typeof connectDatabase<ReturnType<typeof createDeskStores>>>;
beforeAll(async () => {
  books = await openDeskBooks();
  const { databaseUrl, log } = books.context;
  database = connectDatabase(databaseUrl, { createStores: createDeskStores, log, role: 'clutchline_desk' });
  for (const game of [1, 2, 3]) await ingestFeedEvents(books.context, matchEvents(game));
});
afterAll(async () => {
  await database.close();
  await books.close();
});

const context = () => ({
  stores: database.stores,
  clock: books.context.clock,
  wallClock: { now: () => books.desk.now() },
});
/** Read again. */
const fresh = () => new OverviewReader(context());

/** Of what was committed before. Transactions of other databases of the server hold back what is read further. */
async function untilReadable(): Promise<void> {
  const { databaseUrl } = books.context;
  const [last] = await ask<{ xid: string }>(databaseUrl, 'select pg_current_xact_id()::text as xid');
  const isReadable = 'select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as is_readable';
  await expect.poll(() => ask(databaseUrl, isReadable, [last?.xid])).toEqual([{ is_readable: true }]);
}

it('DESK-13 open stakes, the most that is payable, and what the day brought, by currency', async () => {
  const info = await books.context.player('1000');
  const reader = fresh();
  expect(await reader.part('today')).toEqual([]);
  expect(await reader.part('bets')).toMatchObject({ taken: 0, held: 0, refused: [] });
  await placed(books.context, singleRequest({ gameId: 1 }, '10'), info);
  await placed(books.context, singleRequest({ gameId: 1, side: 2 }, '4'), info);
  await placed(books.context, singleRequest({ gameId: 2, play: PLAY.map1 }, '3'), info);
  await placed(books.context, parlayRequest([{ gameId: 1 }, { gameId: 2 }, { gameId: 3 }], '2'), info);
  expect(await refusalOf(books.context, singleRequest({ gameId: 1 }, '5000'), info)).not.toBeNull();
  const [open] = await fresh().part('open');
  expect(open).toMatchObject({ currency_id: 1, open_stakes: '1900', open_tickets: 4 });
  // 20 of the winner, 6 of the map, and 16 or one minor unit more of the combo.
  expect([4_200n, 4_201n]).toContain(BigInt(open?.most_payable ?? 0));
  const exposures = await fresh().part('exposures');
  expect(exposures[0]).toMatchObject({
    point_id: pointOf(1, PLAY.winner, 1),
    amount: '1200',
    cap: '25000000',
    share: 0,
  });
  expect(await fresh().part('today')).toEqual([{ currency_id: 1, turnover: '1900', paid: '0', ggr: '0' }]);
  await ingestFeedEvents(books.context, wholeResult(1));
  await settlePlays(books.context);
  expect(await fresh().part('today')).toEqual([{ currency_id: 1, turnover: '1900', paid: '2000', ggr: '-600' }]);
  expect((await fresh().part('open'))[0]).toMatchObject({ open_stakes: '500', open_tickets: 2 });
});

it('DESK-13 a reader that goes on adds each transaction once and counts the outcomes of a minute', async () => {
  const info = await books.context.player('1000');
  await untilReadable();
  const reader = fresh();
  const before = await reader.part('today');
  await reader.part('bets');
  for (let count = 0; count < 3; count += 1) {
    await placed(books.context, singleRequest({ gameId: 3 }, '1'), info);
    await refusalOf(books.context, singleRequest({ gameId: 3 }, '999999'), info);
    await reader.part('today');
  }
  const turnover = (rows: Overview['today']) => BigInt(rows[0]?.turnover ?? 0);
  await expect
    .poll(async () => turnover(await reader.part('today')), { timeout: 20_000 })
    .toBe(turnover(before) + 300n);
  expect(await reader.part('today')).toEqual(await fresh().part('today'));
  await expect
    .poll(async () => await reader.part('bets'), { timeout: 20_000 })
    .toMatchObject({ taken: 3, refused: [{ family: expect.any(String), bets: 3 }] });
});

it('DESK-13 matches that wait for results by age, pools near their close, doubts and the state of the processes', async () => {
  await ingestFeedEvents(books.context, [...matchEvents(5, { startTime: NOW + 600_000 }), winnerPool(5)]);
  await placed(books.context, poolRequest(5, POOL.winner, 1, '30'), await books.context.player('100'));
  await ingestFeedEvents(books.context, [
    ...matchEvents(6),
    ...wholeResult(6).filter(({ type }) => type !== 'map-result'),
  ]);
  await ingestFeedEvents(books.context, [notPlayed(6, 3)]);
  await settlePlays(books.context);
  const read = async () => z.parse(DESK_CALLS.overview.answer, (await books.trader.client.call('overview')).data);
  // The alarms may have read it a moment before.
  await expect.poll(async () => (await read()).waiting.oldest.map(({ game_id }) => game_id)).toContain(6);
  const overview = await read();
  expect(overview.waiting.matches).toBe(overview.waiting.oldest.length);
  expect(overview.pools).toMatchObject([
    { game_id: 5, team_1: { en: 'Thing 5' }, stakes: [{ currency_id: 1, stakes: '3000', tickets: 1 }] },
  ]);
  expect(overview.feed).toMatchObject({ age_ms: 0, guarded_plays: 0, doubts: [] });
  expect(overview.health.leader).toMatchObject({ term: 0, holder: 'none' });
  expect(overview.health.outbox.count).toBeGreaterThan(0);
});

it('DESK-13 an alarm is raised once, taken by one operator, and ends with its cause', async () => {
  const alarms = async () => z.parse(DESK_CALLS.alarms.answer, (await books.trader.client.call('alarms')).data['list']);
  const silent = (rows: readonly DeskAlarm[]) => rows.filter(({ kind }) => kind === 'feed_silent');
  await setFeedAge(books.context.databaseUrl, 60_000);
  await Promise.all([updateAlarms(context(), fresh()), updateAlarms(context(), fresh())]);
  await updateAlarms(context(), fresh());
  const [raised, ...others] = silent(await alarms());
  expect(others).toEqual([]);
  expect(raised).toMatchObject({ subject: '', taken_by: null, ended_at: null });
  const take = (by: DeskBooks['trader'], alarm_id = raised?.alarm_id) =>
    by.client.call('takeAlarm', { request_id: randomUUID(), alarm_id });
  expect(await take(books.trader)).toMatchObject({ status: 200, data: { taken_by: 'trader' } });
  const other = await books.desk.signedIn('other trader', ['trader']);
  expect(problemOf(await take(other))).toEqual([409, 'alarm-over']);
  expect(problemOf(await take(await books.desk.signedIn('a viewer', ['viewer'])))).toEqual([403, 'forbidden']);
  await setFeedAge(books.context.databaseUrl, 0);
  await updateAlarms(context(), fresh());
  // The desk's own job may have read the age before.
  await expect.poll(async () => silent(await alarms()), { timeout: 30_000 }).toEqual([]);
  expect(problemOf(await take(books.trader))).toEqual([409, 'alarm-over']);
  const acts = "select result from operator_actions where action = 'take_alarm' order by id";
  expect(await ask(books.context.databaseUrl, acts)).toEqual(
    ['done', 'alarm_over', 'alarm_over'].map((result) => ({ result })),
  );
});

it('DESK-13 what raises an alarm: silence, late results, doubts, a high share of a cap, the lock of everything', () => {
  const names = { en: 'One', cn: '一' };
  const calm: Parameters<typeof alarmConditions>[0] = {
    business_at: NOW,
    exposures: [],
    feed: { age_ms: 500, fed_until: NOW, doubts: [], guarded_plays: 0 },
    health: {
      outbox: { count: 3, waited_ms: 20 },
      leader: { term: 1, holder: 'a', silent_ms: 900 },
      database: { read_ms: 2 },
    },
    locks: [],
    waiting: { matches: 0, oldest: [] },
  };
  const kinds = (seen: Partial<typeof calm>) =>
    alarmConditions({ ...calm, ...seen }).map(({ kind, subject }) => `${kind} ${subject}`.trim());
  expect(kinds({})).toEqual([]);
  expect(kinds({ feed: { ...calm.feed, age_ms: null } })).toEqual(['feed_silent']);
  expect(kinds({ health: { ...calm.health, leader: { term: 1, holder: 'a', silent_ms: 6_000 } } })).toEqual([
    'leader_silent',
  ]);
  expect(kinds({ health: { ...calm.health, outbox: { count: 1, waited_ms: 5_001 } } })).toEqual(['outbox_stuck']);
  const waits = (ended_at: number) => ({
    matches: 1,
    oldest: [{ game_id: 1, team_1: names, team_2: names, start_time: 0, ended_at, undecided_plays: 1 }],
  });
  expect(kinds({ waiting: waits(NOW - 31 * 60_000) })).toEqual(['results_late']);
  expect(kinds({ waiting: waits(NOW - 29 * 60_000) })).toEqual([]);
  expect(kinds({ feed: { ...calm.feed, doubts: [{ kind: 'result', values: 1 }] } })).toEqual(['quarantine_held']);
  const exposure = {
    ...{ game_id: 1, play_id: 2, point_id: 3, currency_id: 1, round: 0, line: null },
    ...{ team_id_1: 1, team_id_2: 2, team_1: names, team_2: names, outright: null, names: null },
    ...{ market: 'match_winner' as const, pick: { kind: 'draw' as const }, point_line: null, amount: '9', cap: '10' },
  };
  expect(kinds({ exposures: [{ ...exposure, share: 899 }] })).toEqual([]);
  expect(kinds({ exposures: [{ ...exposure, share: 900 }] })).toEqual(['exposure_high point:3:1']);
  const lock = { lock_id: 1, id: 0, kind: 'suspend' as const, reason: 'all', set_by: 'a', set_at: 1 };
  expect(kinds({ locks: [{ ...lock, scope: 'all' }] })).toEqual(['everything_locked']);
});

describe('DESK-13 the largest exposures', () => {
  const MOST = 20;
  /** Of the test: which ids they give. */
  const KINDS_OF_SCOPES = 7;
  const GAMES = Array.from({ length: 20 }, (_, index) => 40 + index);

  interface Stored extends LimitedPoint {
    readonly currencyId: number;
    readonly amount: string;
  }

  /** They have no bets: the check of the books at the end would report them. */
  afterAll(async () => {
    const ofGames = 'delete from exposures where point_id in (select id from points where game_id = any($1))';
    await ask(books.context.databaseUrl, ofGames, [GAMES]);
  });

  /** Of all open points, by the caps in force. */
  async function largestOfAll() {
    const rows = await ask<Stored & Record<string, unknown>>(
      books.context.databaseUrl,
      `select o.id::integer as "pointId", p.id::integer as "playId", m.id::integer as "gameId", m.event_id::integer as "eventId",
         m.game_type_id as "gameTypeId", p.category_id as "categoryId", p.limit_scale as "limitScale",
         e.currency_id as "currencyId", sum(e.amount)::text as amount
       from exposures e join points o on o.id = e.point_id join plays p on p.id = o.play_id join matches m on m.id = p.game_id
       where p.status < 4 and o.outcome is null group by o.id, p.id, m.id, e.currency_id having sum(e.amount) > 0`,
    );
    const capOf = pointCapsOf(await database.stores.limits.book(), context().wallClock.now());
    const capped = rows.map((row) => ({ row, amount: BigInt(row.amount), cap: capOf(row.currencyId, row) }));
    return capped
      .toSorted((one, other) => Number(other.amount * one.cap - one.amount * other.cap))
      .slice(0, MOST)
      .map(({ row: { pointId, currencyId, amount }, cap }) => [pointId, currencyId, amount, String(cap)]);
  }

  function setLimit(scope: object, limit: object, until: number | null = null) {
    const about = { request_id: randomUUID(), reason: 'too much on one team' };
    const wanted = { scope: { ...ANYWHERE, ...scope }, limit, until, version: null };
    return books.trader.client.call('setLimit', { ...about, ...wanted });
  }

  async function largestShown() {
    const shown = await fresh().part('exposures');
    return shown.map(({ point_id, currency_id, amount, cap }) => [point_id, currency_id, amount, cap]);
  }

  it('DESK-13 DESK-11 are those of all points by the strictest caps, and few rows are read for each kind of scope', async () => {
    const { databaseUrl } = books.context;
    await ingestFeedEvents(
      books.context,
      GAMES.flatMap((game) => matchEvents(game)),
    );
    await ask(
      databaseUrl,
      `insert into exposures (point_id, currency_id, slot, budget, amount)
       select o.id, c, s, 1000000, 1 + (o.id * 7919 + c * 104729 + s * 611953) % 999983
       from points o, unnest(array[1, 2]) c, unnest(array[14, 15]) s where o.game_id = any($1)`,
      [GAMES],
    );
    const [match] = await ask<{ event: number; type: number }>(
      databaseUrl,
      'select event_id::integer as event, game_type_id as type from matches where id = 45',
    );
    expect(await largestShown()).toEqual(await largestOfAll());
    const scopes = [
      { game_id: 44, currency_id: 1 },
      { game_id: 51, category_id: 2, currency_id: 1 },
      { game_id: 52, currency_id: 2 },
      { game_id: 53, currency_id: 2 },
      { play_id: playOf(47, PLAY.map1), currency_id: 1 },
      { point_id: pointOf(48, PLAY.winner, 1), currency_id: 2 },
      { event_id: match?.event, category_id: 2, currency_id: 2 },
      { game_type_id: match?.type, currency_id: 1 },
      { currency_id: 2 },
    ];
    for (const [index, scope] of scopes.entries()) {
      // Smaller than the ones before: this rule decides.
      const limit = { kind: 'liability', value: String(2 ** 24 / 4 ** index) };
      expect(await setLimit(scope, limit)).toMatchObject({ status: 200 });
      const largest = await largestOfAll();
      expect(largest.some(([, , , cap]) => cap === limit.value)).toBe(true);
      expect(await largestShown()).toEqual(largest);
    }
    const ending = { kind: 'liability', value: '2' };
    const until = books.desk.now() + 60_000;
    expect(await setLimit({ currency_id: 1 }, ending, until)).toMatchObject({ status: 200 });
    books.desk.passTime(60_001);
    expect((await largestOfAll()).some(([, , , cap]) => cap === ending.value)).toBe(false);
    expect(await largestShown()).toEqual(await largestOfAll());
    const rules = (await database.stores.limits.book()).rules.ofKind('liability');
    expect(rules).toHaveLength(scopes.length + 1);
    const query = { caps: [1, 2].map((currencyId) => ({ currencyId, liability: 1_000_000n })), limit: MOST };
    const read = await database.stores.overview.exposures({ ...query, rules });
    expect(read.length).toBeLessThanOrEqual(MOST * (KINDS_OF_SCOPES + 1));
    expect(await database.stores.overview.exposures({ ...query, rules: [] })).toHaveLength(MOST);
  });
});
