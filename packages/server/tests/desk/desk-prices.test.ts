import { randomUUID } from 'node:crypto';

import type { FeedEvent } from '@clutchline/contract';
import { placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { ask } from '@clutchline/test-support/server/held-books';
import {
  live,
  matchEvents,
  PLAY,
  playOf,
  playState,
  pointOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { repriceDue } from '../../src/house-prices/start-house-prices';
import { openDeskBooks, problemOf, type DeskBooks } from './open-desk-books';
import type { DeskReply } from './open-test-desk';

let books: DeskBooks;
let game = 0;
beforeAll(async () => {
  books = await openDeskBooks();
});
afterAll(() => books.close());
beforeEach(async () => {
  await ask(books.context.databaseUrl, 'update house_prices set in_force = false');
  game += 10;
  await ingest(...matchEvents(game, { odd: 1_900 }));
});

const ingest = (...events: readonly FeedEvent[]) => ingestFeedEvents(books.context, events);
const play = () => playOf(game, PLAY.winner);
const point = (side: 1 | 2) => pointOf(game, PLAY.winner, side);
const prices = (one: number | null, two: number | null): FeedEvent => ({
  type: 'prices',
  game_id: game,
  prices: [
    { point_id: point(1), odd: one },
    { point_id: point(2), odd: two },
  ],
});
const TEN = { fade_min: 10 };
const HARD = { hard_min: 30 };

const change = (name: 'setPrice' | 'clearPrice' | 'setMargin', more: object): Promise<DeskReply> =>
  books.trader.client.call(name, { request_id: randomUUID(), reason: 'news of the line-up', play_id: play(), ...more });
const setPrice = (odd: string, more: object = {}) =>
  change('setPrice', { version: 0, point_id: point(1), price: { odd }, holds: TEN, ...more });

interface Row {
  readonly odd: number;
  readonly feed_odd: number | null;
  readonly version: number;
}
const rows = (playId = play()) =>
  ask<Row>(
    books.context.databaseUrl,
    'select odd, feed_odd, version::integer from points where play_id = $1 order by position',
    [playId],
  );
const oddsNow = async () => (await rows()).map(({ odd }) => odd);
const feedNow = async () => (await rows()).map(({ feed_odd }) => feed_odd);
const rule = async () =>
  (
    await ask<{ version: number; ended: string | null; in_force: boolean }>(
      books.context.databaseUrl,
      'select version, ended, in_force from house_prices where play_id = $1 order by version desc limit 1',
      [play()],
    )
  )[0];
/** As if the bias had been set some time ago. */
const passBias = (ms: number) =>
  ask(
    books.context.databaseUrl,
    'update house_prices set bias_at = bias_at - $2, ends_at = ends_at - $2 where play_id = $1 and in_force',
    [play(), ms],
  );

describe('a price of the house', () => {
  it('DESK-9 is taken by players, keeps the book and says the bias it means; the feed is kept beside it', async () => {
    await books.context.publisher.drain();
    const { status, data } = await setPrice('1.750');
    expect(status).toBe(200);
    expect(data).toMatchObject({
      version: 1,
      feed_margin: 52,
      margin: null,
      set_by: 'trader',
      bias: { point_id: point(1), bias: 172, fade_min: 10, ends_at: null },
      points: [
        { feed_odd: '1.900', odd: '1.750', is_offered: true },
        { feed_odd: '1.900', odd: '2.078', is_offered: true },
      ],
    });
    expect(await rows()).toEqual([
      { odd: 1_750, feed_odd: 1_900, version: 2 },
      { odd: 2_078, feed_odd: 1_900, version: 2 },
    ]);
    const published = await books.context.publisher.drain();
    for (const [side, delta] of [
      [1, '1.750'],
      [2, '2.078'],
    ] as const)
      expect(published).toContainEqual(
        expect.objectContaining({ type: 'odds', point_id: point(side), delta, version: 2 }),
      );
    const old = singleRequest({ gameId: game, odd: 1_900 }, '10');
    expect(await refusalOf(books.context, old, await books.context.player('100'))).toMatchObject({
      refusal: 'odds_changed',
    });
    const order = await placed(
      books.context,
      singleRequest({ gameId: game, odd: 1_750, version: 2 }, '10'),
      await books.context.player('100'),
    );
    const leg = await ask(books.context.databaseUrl, 'select odd, version::integer from bet_legs where order_no = $1', [
      order,
    ]);
    expect(leg).toEqual([{ odd: 1_750, version: 2 }]);
  });

  it('DESK-9 follows each batch of the feed within its transaction', async () => {
    await setPrice('1.750', { holds: HARD });
    await books.context.publisher.drain();
    await ingest(prices(1_800, 2_015));
    expect(await feedNow()).toEqual([1_800, 2_015]);
    const [one = 0, two = 0] = await oddsNow();
    expect([one < 1_800, two > 2_015]).toEqual([true, true]);
    const published = await books.context.publisher.drain();
    const ofPoint = published.filter((each) => each.type === 'odds' && each.point_id === point(1));
    expect(ofPoint).toEqual([expect.objectContaining({ delta: (one / 1_000).toFixed(3) })]);
    await ingest(prices(1_800, null));
    expect(await rows()).toMatchObject([{ odd: 1_800, feed_odd: null }, { feed_odd: null }]);
    await ingest(prices(1_800, 2_015));
    expect(await oddsNow()).toEqual([one, two]);
  });

  it('DESK-9 R34 the guard judges the feed by what the feed said before', async () => {
    await setPrice('1.450');
    await ingestFeedEvents(books.context, [prices(2_680, 1_470)], { spanMs: 250 });
    const held = `select 1 from quarantine where game_id = $1 and state = 'held'`;
    expect(await ask(books.context.databaseUrl, held, [game])).toEqual([]);
    expect(await feedNow()).toEqual([2_680, 1_470]);
    await ingestFeedEvents(books.context, [prices(1_050, 15_000)], { spanMs: 250 });
    expect(await ask(books.context.databaseUrl, held, [game])).toHaveLength(1);
    expect(await feedNow()).toEqual([2_680, 1_470]);
  });

  it('DESK-9 is stepped along the ladder, and taken off again', async () => {
    const stepped = await setPrice('1.750', { price: { step: 'down' } });
    expect(stepped).toMatchObject({ status: 200, data: { points: [{ odd: '1.890' }, {}] } });
    const again = await setPrice('1.750', { price: { step: 'up' }, version: 1 });
    expect(again).toMatchObject({ status: 200, data: { bias: null, points: [{ odd: '1.900' }, { odd: '1.900' }] } });
    await setPrice('1.750', { version: 2 });
    expect(await change('clearPrice', { version: 3 })).toMatchObject({ status: 200, data: { version: 4, bias: null } });
    expect(await rows()).toMatchObject([
      { odd: 1_900, feed_odd: null },
      { odd: 1_900, feed_odd: null },
    ]);
  });

  it('DESK-9 a margin applies to every pick, and stays when the price is taken off', async () => {
    expect(await change('setMargin', { version: 0, margin: 100 })).toMatchObject({
      status: 200,
      data: { margin: 100 },
    });
    expect(await oddsNow()).toEqual([1_818, 1_818]);
    await setPrice('1.700', { version: 1, holds: HARD });
    expect((await oddsNow())[0]).toBe(1_700);
    await change('clearPrice', { version: 2 });
    expect(await oddsNow()).toEqual([1_818, 1_818]);
    await change('setMargin', { version: 3, margin: null });
    expect(await oddsNow()).toEqual([1_900, 1_900]);
  });

  it('DESK-9 U22 a pick whose price falls below 1.010 takes no bets until it is higher', async () => {
    await ingest(prices(1_060, 9_000));
    await setPrice('1.011');
    expect((await oddsNow())[0]).toBe(1_011);
    await ingest(prices(1_050, 10_000));
    const offered = () =>
      ask(books.context.databaseUrl, 'select priced from points where play_id = $1 order by position', [play()]);
    expect(await offered()).toEqual([{ priced: false }, { priced: true }]);
    await ingest(prices(1_080, 7_500));
    expect(await offered()).toEqual([{ priced: true }, { priced: true }]);
  });
});

describe('a fade', () => {
  it('DESK-10 goes back to the price of the feed in equal parts of log-odds, each second', async () => {
    await setPrice('1.750');
    expect(await repriceDue(books.context)).toBeLessThanOrEqual(2);
    await passBias(5 * 60_000);
    expect(await repriceDue(books.context)).toBe(2);
    const [half = 0] = await oddsNow();
    expect(half).toBeGreaterThan(1_815);
    expect(half).toBeLessThan(1_830);
    await passBias(5 * 60_000);
    expect(await repriceDue(books.context)).toBe(2);
    expect(await rule()).toEqual({ version: 2, ended: 'faded', in_force: false });
    expect(await rows()).toMatchObject([
      { odd: 1_900, feed_odd: null },
      { odd: 1_900, feed_odd: null },
    ]);
    expect(await repriceDue(books.context)).toBe(0);
  });

  it.each([
    ['feed', () => ingest(prices(1_740, 2_100))],
    ['live', () => ingest(live(game, { status: 2 }))],
  ] as const)('DESK-10 ends by %s', async (ended, happen) => {
    await setPrice('1.750');
    await happen();
    await repriceDue(books.context);
    expect(await rule()).toEqual({ version: 2, ended, in_force: false });
    expect(await feedNow()).toEqual([null, null]);
  });

  it('DESK-10 ends with the map in which it was set', async () => {
    await ingest(live(game, { status: 2, score_1: 0, round: 1 }));
    await setPrice('1.750');
    await ingest(live(game, { status: 2, score_1: 0, round: 1, round_score_1: 5 }));
    await repriceDue(books.context);
    expect(await rule()).toMatchObject({ version: 1, in_force: true });
    await ingest(live(game, { status: 2, score_1: 1, round: 2 }));
    await repriceDue(books.context);
    expect(await rule()).toMatchObject({ ended: 'map' });
  });

  it('DESK-10 a hard price stays whole for its time', async () => {
    await setPrice('1.750', { holds: HARD });
    await passBias(29 * 60_000);
    await repriceDue(books.context);
    expect((await oddsNow())[0]).toBe(1_750);
    await passBias(60_000);
    await repriceDue(books.context);
    expect(await rule()).toMatchObject({ ended: 'over' });
    expect(await oddsNow()).toEqual([1_900, 1_900]);
  });

  it('DESK-9 a closed play keeps its last price, and its rule ends', async () => {
    await setPrice('1.750');
    await ingest(...wholeResult(game));
    await repriceDue(books.context);
    expect(await rule()).toMatchObject({ ended: 'closed', in_force: false });
    expect((await oddsNow())[0]).toBe(1_750);
  });
});

describe('what is refused', () => {
  it('bad-input 303 DESK-9 prices that are none, and a book below 1.000', async () => {
    for (const odd of ['1e3', '1.000', '1000.001', '2', '-2.000', ''])
      expect(problemOf(await setPrice(odd))).toEqual([400, 'invalid']);
    expect(problemOf(await change('setMargin', { version: 0, margin: -1 }))).toEqual([409, 'book-below-one']);
    expect(problemOf(await change('setMargin', { version: 0, margin: 301 }))).toEqual([400, 'invalid']);
    expect(problemOf(await setPrice('1.005'))).toEqual([409, 'not-priceable']);
    expect(await oddsNow()).toEqual([1_900, 1_900]);
  });

  it('bad-input 304 DESK-9 DESK-10 closed, settled and pool plays, and a fade of 61 minutes', async () => {
    expect(problemOf(await setPrice('1.750', { holds: { fade_min: 61 } }))).toEqual([400, 'invalid']);
    expect(problemOf(await setPrice('1.750', { holds: {} }))).toEqual([400, 'invalid']);
    await ask(books.context.databaseUrl, 'update plays set category_id = 1, takeout = 100 where id = $1', [
      playOf(game, PLAY.handicap),
    ]);
    await ingest(playState(game, PLAY.map1, 'closed'));
    await ask(books.context.databaseUrl, 'update plays set status = 4, settled_at = 1 where id = $1', [
      playOf(game, PLAY.map3),
    ]);
    for (const [number, cause] of [
      [PLAY.handicap, 'pool'],
      [PLAY.map1, 'closed'],
      [PLAY.map3, 'closed'],
    ] as const)
      for (const [name, more] of [
        ['setPrice', { point_id: pointOf(game, number, 1), price: { odd: '1.750' }, holds: TEN }],
        ['setMargin', { margin: 100 }],
      ] as const) {
        const answer = await change(name, { play_id: playOf(game, number), version: 0, ...more });
        expect([...problemOf(answer), answer.data['cause']]).toEqual([409, 'not-priceable', cause]);
      }
    expect(problemOf(await setPrice('1.750', { play_id: 999_999_999 }))).toEqual([404, 'unknown-subject']);
    expect(problemOf(await setPrice('1.750', { point_id: pointOf(game, PLAY.map1, 1) }))).toEqual([
      409,
      'not-priceable',
    ]);
  });

  it('bad-input 298 DESK-9 an older version is told what it is now, by whom and when; none and a later one are invalid', async () => {
    await setPrice('1.750');
    const answer = await setPrice('1.700');
    expect(problemOf(answer)).toEqual([409, 'changed-meanwhile']);
    expect(answer.data['now']).toMatchObject({
      version: 1,
      set_by: 'trader',
      set_at: expect.any(Number),
      points: [{ odd: '1.750' }, {}],
    });
    expect(problemOf(await setPrice('1.700', { version: undefined }))).toEqual([400, 'invalid']);
    expect(problemOf(await setPrice('1.700', { version: 2 }))).toEqual([400, 'invalid']);
    expect((await oddsNow())[0]).toBe(1_750);
  });

  it('DESK-7 DESK-9 each change is one row with what was before and after, refused ones too; a repeated request is one', async () => {
    const body = { version: 0, point_id: point(1), price: { odd: '1.750' }, holds: TEN, request_id: randomUUID() };
    await change('setPrice', body);
    expect(problemOf(await change('setPrice', { ...body, version: 1 }))).toEqual([409, 'repeated']);
    await change('setMargin', { version: 0, margin: 50 });
    const acts = 'select action, before, after, result from operator_actions where subject = $1 order by id';
    expect(await ask(books.context.databaseUrl, acts, [`play:${play()}`])).toMatchObject([
      {
        action: 'setPrice',
        before: { version: 0, bias: null },
        after: { version: 1, bias: { bias: 172 } },
        result: 'done',
      },
      { action: 'setPrice', result: 'repeated' },
      { action: 'setMargin', result: 'changed_meanwhile' },
    ]);
  });

  it('DESK-5 a viewer sees prices and sets none', async () => {
    const viewer = await books.desk.signedIn(`viewer ${game}`, ['viewer']);
    const { data } = await viewer.client.call('prices', { game_id: game });
    expect(data['plays']).toHaveLength(6);
    const body = { request_id: randomUUID(), reason: 'news of the line-up', play_id: play(), version: 0 };
    expect(problemOf(await viewer.client.call('clearPrice', body))).toEqual([403, 'forbidden']);
  });

  it('DESK-9 S14 the roles of desk and server write no rule and no price past the functions', async () => {
    const as = (role: string, sql: string) => ask(books.context.databaseUrl, `set role ${role}; ${sql}`);
    for (const role of ['clutchline_desk', 'clutchline_app'])
      await expect(as(role, 'delete from house_prices')).rejects.toThrow('permission denied');
    await expect(as('clutchline_desk', 'update points set odd = 5000')).rejects.toThrow('permission denied');
    const write = (odds: string) =>
      as('clutchline_desk', `select write_house_odds(array[${point(1)}, ${point(2)}], array[${odds}], 1010)`);
    await expect(write('2000, 2000')).rejects.toThrow('without a rule');
    await change('setMargin', { version: 0, margin: 10 });
    await expect(write('2000, 2100')).rejects.toThrow('below 1.000');
    const wide = `{"pointId":${point(1)},"logOdds":700001,"setAt":1,"fadeMs":60000,"endsAt":null,"feedShare":5,"phase":[0,0,0]}`;
    await expect(
      as('clutchline_desk', `select store_house_price(${play()}, 1, '${wide}', null, 1, null)`),
    ).rejects.toThrow('two persons');
  });
});
