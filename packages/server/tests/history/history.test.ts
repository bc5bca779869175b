import { CALLS } from '@clutchline/contract';
import { recordStatus } from '@clutchline/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { parlayRequest, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, matchVoid, PLAY, pointOf, wholeResult } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readHistory } from '../../src/history/read-history';
import { readParlayLimits, readSingleLimits } from '../../src/placement/limits/read-bet-limits';
import type { CallRequest } from '../../src/platform/calls';
import { settlePlays } from '../../src/settlement/settle-plays';

const DAY = 86_400_000;
let context: TestContext;
let info: Awaited<ReturnType<TestContext['player']>>;
let orders: string[] = [];

/** Won, lost, refunded, open; a day apart, first ten days old. */
beforeAll(async () => {
  context = await openTestContext();
  info = await context.player('1000');
  await ingestFeedEvents(
    context,
    [1, 2, 3, 4, 5]
      .flatMap((gameId) => matchEvents(gameId))
      .map((event) => (event.type === 'play' && event.game_id === 3 ? { ...event, category_id: 3 } : event)),
  );
  const requests = [
    singleRequest({ gameId: 1 }, '10'),
    singleRequest({ gameId: 1, side: 2 }, '20'),
    singleRequest({ gameId: 2 }, '30'),
    parlayRequest([{ gameId: 3 }, { gameId: 4 }, { gameId: 5, play: PLAY.handicap }], '40'),
  ];
  orders = [];
  for (const [index, request] of requests.entries()) {
    context.setNow(NOW - 10 * DAY + index * 3 * DAY);
    orders.push(await placed(context, request, info));
  }
  context.setNow(NOW);
  await ingestFeedEvents(context, [...wholeResult(1), matchVoid(2)]);
  await settlePlays(context);
});
afterAll(() => context.close());

const read = async (fields: Partial<CallRequest<'getUserHistory'>> = {}, who = info) =>
  understood(await readHistory(context, { lang: 2, days: 30, state: 'all', page: 1, page_size: 10, ...fields }, who));

it('BET-6 names everything of a ticket, won', async () => {
  const { items } = await read();
  expect(items[3]).toMatchObject({
    order_no: orders[0],
    bet_time: NOW - 10 * DAY,
    settle_time: NOW,
    kind: 'single',
    currency_id: 1,
    stake: '10.00',
    odds: '2.000',
    settlement_odds: '2.000',
    settlement_amount: '20.00',
    profit: '10.00',
    is_cancel: 0,
    receive_status: 0,
    prize_status: 1,
    legs: [
      {
        shop_id: pointOf(1, PLAY.winner, 1),
        game_id: 1,
        match: { team_name_1_en: 'Thing 1', event_name_en: 'Cup 100' },
        play: { market: 'match_winner', category_id: 2, round: 0 },
        pick: { kind: 'team', team_id: 11 },
        odd: '2.000',
        outcome: 'won',
        void_reason: null,
        result: '2:0',
      },
    ],
  });
});

it('BET-3 the flags of each bet read as open, cancelled, lost and won', async () => {
  const { items } = await read();
  expect(items.map((item) => recordStatus(item, 'normal'))).toEqual([4, 3, 6, 5]);
});

it('BET-6 a lost bet shows its loss, a refund no loss and an open one nothing yet', async () => {
  const { items } = await read();
  const money = items.map((item) => [item.settlement_amount, item.profit, item.settlement_odds]);
  expect(money).toEqual([
    [null, null, null],
    ['30.00', '0.00', '1.000'],
    ['0.00', '-20.00', expect.any(String)],
    ['20.00', '10.00', '2.000'],
  ]);
  expect(items[0]).toMatchObject({ kind: 'parlay', odds: '8.000', settle_time: null });
});

it('BET-2 a handicap leg shows its own line and the price at bet time', async () => {
  const leg = (await read()).items[0]?.legs[2];
  expect(leg).toMatchObject({ line: -1_500, odd: '2.000', outcome: 'pending', result: null });
});

it('BET-6 filters by 7 and 30 days and by state', async () => {
  const found = async (fields: Parameters<typeof read>[0]) =>
    (await read(fields)).items.map(({ order_no }) => orders.indexOf(order_no));
  expect(await found({ days: 7 })).toEqual([3, 2, 1]);
  expect(await found({ state: 'open' })).toEqual([3]);
  expect(await found({ state: 'settled' })).toEqual([2, 1, 0]);
  expect(await found({ state: 'settled', days: 7 })).toEqual([2, 1]);
});

it('RESULT-2 BET-6 narrows to the bets with a leg on one match, of any age, and to none of another player', async () => {
  const on = async (game_id: number, who = info) => {
    const { items, total } = await read({ days: 7, game_id }, who);
    return [total, items.map(({ order_no }) => orders.indexOf(order_no))];
  };
  expect(await on(1)).toEqual([2, [1, 0]]);
  expect(await on(4)).toEqual([1, [3]]);
  expect(await on(999_999)).toEqual([0, []]);
  expect(await on(1, await context.player('1000'))).toEqual([0, []]);
});

it('BET-6 bad-input 63: pages through all of them; beyond the last there is nothing', async () => {
  const pages = await Promise.all([1, 2, 3, 10_000].map((page) => read({ page, page_size: 3 })));
  expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
    [3, 4],
    [1, 4],
    [0, 4],
    [0, 4],
  ]);
});

it('BET-6 sums everything asked for and not a page alone: open stakes apart, a refund no profit', async () => {
  const all = [{ currency_id: 1, bets: 4, staked: '100.00', open: '40.00', returned: '50.00', profit: '-10.00' }];
  expect((await read()).totals).toEqual(all);
  expect((await read({ page: 2, page_size: 1 })).totals).toEqual(all);
  expect((await read({ state: 'settled', days: 7 })).totals).toEqual([
    { currency_id: 1, bets: 2, staked: '50.00', open: '0.00', returned: '30.00', profit: '-20.00' },
  ]);
  expect((await read({ state: 'open' })).totals).toEqual([
    { currency_id: 1, bets: 1, staked: '40.00', open: '40.00', returned: '0.00', profit: '0.00' },
  ]);
});

it('C8 BET-6 narrows to singles and to combos; a combo with a live leg is a combo', async () => {
  const found = async (kind: 'single' | 'combo' | 'pool' | 'live' | 'champion') =>
    (await read({ kind })).items.map(({ order_no }) => orders.indexOf(order_no));
  expect(await found('single')).toEqual([2, 1, 0]);
  expect(await found('combo')).toEqual([3]);
  for (const kind of ['pool', 'live', 'champion'] as const) expect(await found(kind)).toEqual([]);
});

it('C8 GAMES-6 a combo has the category parlay_game in history, filter and totals', async () => {
  const { items } = await read();
  expect(items.map(({ category_id }) => category_id)).toEqual([5, 2, 2, 2]);
  expect((await read({ kind: 'live' })).totals).toEqual([]);
  expect((await read({ kind: 'combo' })).totals).toMatchObject([{ bets: 1, staked: '40.00' }]);
});

it('S1 bad-input 26: another player sees none of it', async () => {
  expect(await read({}, await context.player('5'))).toEqual({ items: [], total: 0, totals: [] });
});

it('BET-6 the answer matches the contract', async () => {
  const answer = await read();
  expect(z.parse(CALLS.getUserHistory.response, answer)).toEqual(answer);
});

it('SLIP-8 limits of singles: of the currency, of the day, and of a match that has less left', async () => {
  const player = await context.player('9000');
  const limits = async () =>
    understood(
      await readSingleLimits(context, { lang: 2, shop_ids: [pointOf(3, 1, 1), pointOf(4, 1, 1), 777] }, player),
    );
  expect(await limits()).toEqual({
    currency_id: 1,
    min: '1.00',
    max: '5000.00',
    max_payout: '100000.00',
    day_left: '50000.00',
    points: [3, 4].map((gameId) => ({
      shop_id: pointOf(gameId, 1, 1),
      max: '5000.00',
      match_left: '9000.00',
      delay_ms: 0,
    })),
  });
  await placed(context, singleRequest({ gameId: 3 }, '4500.50'), player);
  expect(await limits()).toMatchObject({
    day_left: '45499.50',
    points: [
      { shop_id: pointOf(3, 1, 1), max: '5000.00', match_left: '4499.50' },
      { shop_id: pointOf(4, 1, 1), max: '5000.00', match_left: '9000.00' },
    ],
  });
});

it('SLIP-5 SLIP-8 limits of a combo, scaled to the currency', async () => {
  const player = await context.player('1000000', 3);
  const request = { lang: 2, shop_ids: [pointOf(3, 1, 1)] } as const;
  expect(understood(await readParlayLimits(context, { ...request, shop_ids: [...request.shop_ids] }, player))).toEqual({
    currency_id: 3,
    min: '100',
    max: '200000',
    max_payout: '10000000',
    day_left: '5000000',
    max_odds: '2000.000',
    min_legs: 3,
    max_legs: 15,
    delay_ms: 0,
  });
});

it('SLIP-8 a refunded stake no longer counts against the limits', async () => {
  const player = await context.player('9000');
  await ingestFeedEvents(context, matchEvents(6));
  await placed(context, singleRequest({ gameId: 6 }, '4500'), player);
  await ingestFeedEvents(context, [matchVoid(6)]);
  await settlePlays(context);
  const { day_left } = understood(await readSingleLimits(context, { lang: 2, shop_ids: [pointOf(6, 1, 1)] }, player));
  expect(day_left).toBe('50000.00');
});
