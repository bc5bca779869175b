import type { AcceptPreference, FeedEvent } from '@clutchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readBalance } from '../../src/players/preferences/balance';
import { readHistory } from '../../src/history/read-history';
import { readPlacement } from '../../src/placement/read-placement';
import { settlePlays } from '../../src/settlement/settle-plays';
import type { CallInfo } from '../../src/platform/calls';
import { parlayRequest, place, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  matchEvents,
  matchVoid,
  PLAY,
  playState,
  pointOf,
  price,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const DELAY = 6_000;
let context: TestContext;
let game = 0;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  expect(await faultsOfHeldBooks(context.databaseUrl)).toEqual([]);
  expect(await context.stores.wallets.verify()).toEqual([]);
  await context.close();
});
/** `game` is live, the next two are not. */
beforeEach(async () => {
  game += 3;
  context.setNow(NOW);
  const events = [0, 1, 2].flatMap((n) => matchEvents(game + n));
  await ingestFeedEvents(context, [...events, live(game, { status: 2, round: 1 })]);
});

const balanceOf = async (info: CallInfo): Promise<string> =>
  understood(await readBalance(context, { lang: 2 }, info)).amount;
const betOf = async (orderNo: string) => (await context.stores.bets.byOrderNos([orderNo]))[0];
const single = (accept: AcceptPreference = 'none', play: number = PLAY.winner) =>
  singleRequest({ gameId: game, play }, '10', accept);

async function resolveAfter(ms = DELAY) {
  context.setNow(NOW + ms);
  return await acceptOrRejectHeldBets(context);
}

describe('BET-8 a bet on a live match', () => {
  it('BET-8 is held for the delay of its game with its stake debited, then confirmed, and both are published to its player', async () => {
    const info = await context.player('100');
    await context.publisher.drain();
    const request = single();
    const answer = await place(context, request, info);
    expect(answer.results[0]).toMatchObject({ receive_status: 1, delay_ms: DELAY, error: null });
    expect(answer.amount).toBe('90.00');
    await context.publisher.publishCommitted();
    await resolveAfter(DELAY - 1);
    const orderNo = answer.results[0]?.order_no ?? '';
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 1, heldUntil: NOW + DELAY, settleTime: null });
    expect(await resolveAfter()).toMatchObject({ decided: 1, left: [] });
    expect(await betOf(orderNo)).toMatchObject({
      receiveStatus: 0,
      rejectReason: null,
      settleTime: null,
      odds: '2.000',
    });
    const published = (await context.publisher.publishCommitted()).players.flatMap(({ change }) =>
      change.type === 'bet' ? [change.bet] : [],
    );
    expect(published.map(({ receive_status, decide_at }) => [receive_status, decide_at])).toEqual([
      [1, NOW + DELAY],
      [0, NOW + DELAY],
    ]);
    const status = await readPlacement(context, { lang: 2, request_id: request.request_id }, info);
    expect(understood(status)).toEqual({ found: 1, answer });
  });

  it('BET-8 before the match nothing is held', async () => {
    const info = await context.player('100');
    const { results } = await place(context, singleRequest({ gameId: game + 1 }, '10'), info);
    expect(results[0]).toMatchObject({ receive_status: 0, delay_ms: 0 });
    expect(await resolveAfter()).toMatchObject({ decided: 0 });
  });

  it('BET-8 a parlay with one live leg is held as a whole', async () => {
    const info = await context.player('100');
    const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    const orderNo = await placed(context, parlayRequest(legs, '10'), info);
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    await resolveAfter();
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 0, odds: '8.000' });
  });

  it('BET-8 BET-9 once confirmed it is settled as any other bet', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, single(), info);
    await resolveAfter();
    await ingestFeedEvents(context, wholeResult(game));
    await settlePlays(context);
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 0, prizeStatus: 1, payout: 2_000n });
    expect(await balanceOf(info)).toBe('110.00');
  });

  it('R12 a result that comes during the delay rejects it, and it is never settled', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, single('latest'), info);
    await ingestFeedEvents(context, wholeResult(game));
    await settlePlays(context);
    await resolveAfter(1);
    await settlePlays(context);
    const bet = await betOf(orderNo);
    expect(bet).toMatchObject({ receiveStatus: 2, prizeStatus: 0, isCancel: 0, payout: 1_000n, revision: 0 });
    expect(await balanceOf(info)).toBe('100.00');
  });
});

describe('R12 a market that moves during the delay', () => {
  const moves: readonly [string, string, () => FeedEvent[]][] = [
    ['is suspended', 'suspended', () => [playState(game, PLAY.winner, 'suspended')]],
    ['is closed', 'bet_closed', () => [playState(game, PLAY.winner, 'closed')]],
    [
      'is suspended, though it is open again',
      'suspended',
      () => [playState(game, PLAY.winner, 'suspended'), playState(game, PLAY.winner, 'open')],
    ],
    ['is paused with its match', 'suspended', () => [live(game, { status: 3, round: 1 })]],
    [
      'is paused with its match, though that goes on',
      'suspended',
      () => [live(game, { status: 3, round: 1 }), live(game, { status: 2, round: 1 })],
    ],
    ['ends with its match', 'bet_closed', () => [live(game, { status: 4, round: 1 })]],
    ['is hidden with its match', 'bet_closed', () => [live(game, { status: 2, round: 1, is_hide: 1 })]],
    ['has its match called off', 'bet_closed', () => [matchVoid(game)]],
    ['has a team score', 'moved_in_delay', () => [live(game, { status: 2, round: 1, score_1: 1 })]],
    ['has a team score in the map', 'moved_in_delay', () => [live(game, { status: 2, round: 1, round_score_2: 1 })]],
    ['comes to the next map', 'moved_in_delay', () => [live(game, { status: 2, round: 2 })]],
  ];

  it.each(moves)(
    'R12 BET-8 when it %s all bets held on it are rejected (%s) and refunded',
    async (_, reason, events) => {
      const players = await Promise.all(Array.from({ length: 6 }, () => context.player('100')));
      const orderNos: string[] = [];
      for (const [index, info] of players.entries()) {
        context.setNow(NOW + index);
        const accept = (['latest', 'better', 'none'] as const)[index % 3];
        orderNos.push(await placed(context, single(accept), info));
        const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
        if (index % 2 === 0) orderNos.push(await placed(context, parlayRequest(legs, '10'), info));
      }
      await ingestFeedEvents(context, events());
      expect(await resolveAfter(100)).toMatchObject({ decided: 9, left: [] });
      const bets = await context.stores.bets.byOrderNos(orderNos);
      expect(new Set(bets.map(({ rejectReason }) => rejectReason))).toEqual(new Set([reason]));
      expect(bets.map(({ receiveStatus, settleTime, payout }) => [receiveStatus, settleTime, payout])).toEqual(
        bets.map(() => [2, NOW + 100, 1_000n]),
      );
      for (const info of players) expect(await balanceOf(info)).toBe('100.00');
    },
  );

  it('R12 each of several ticks counts: suspended in one, open in the next', async () => {
    const orderNo = await placed(context, single('latest'), await context.player('100'));
    await ingestFeedEvents(context, [playState(game, PLAY.winner, 'suspended')]);
    await ingestFeedEvents(context, [playState(game, PLAY.winner, 'open')]);
    await resolveAfter();
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'suspended' });
  });

  it('R12 a bet placed after the move, a bet on another market and one on another match are confirmed', async () => {
    const info = await context.player('100');
    const before = await placed(context, single(), info);
    const otherPlay = await placed(context, single('none', PLAY.handicap), info);
    await ingestFeedEvents(context, [playState(game, PLAY.winner, 'suspended')]);
    await ingestFeedEvents(context, [playState(game, PLAY.winner, 'open'), live(game + 1, { status: 2, round: 1 })]);
    const after = await placed(context, single(), info);
    const otherMatch = await placed(context, singleRequest({ gameId: game + 1 }, '10'), info);
    await resolveAfter();
    const statuses = await Promise.all([before, otherPlay, after, otherMatch].map(betOf));
    expect(statuses.map((bet) => bet?.receiveStatus)).toEqual([2, 0, 0, 0]);
  });

  it('R12 the clock of a match ticking is no move, nor is the beginning of the match of another leg', async () => {
    const info = await context.player('100');
    const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    const orderNo = await placed(context, parlayRequest(legs, '10'), info);
    await ingestFeedEvents(context, [
      live(game, { status: 2, round: 1, clock_s: 300 }),
      live(game + 1, { status: 2, round: 1 }),
    ]);
    await resolveAfter();
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 0 });
  });
});

describe('R12 SLIP-11 a price that moves during the delay is accepted or rejected by the preference', () => {
  it.each([
    ['latest', 1_900, [0, null, '1.900', 1_900]],
    ['latest', 2_100, [0, null, '2.100', 2_100]],
    ['better', 1_900, [2, 'odds_lower', '2.000', 2_000]],
    ['better', 2_100, [0, null, '2.100', 2_100]],
    ['none', 1_900, [2, 'odds_changed', '2.000', 2_000]],
    ['none', 2_100, [2, 'odds_changed', '2.000', 2_000]],
  ] as const)('R12 SLIP-11 %s at 2.000 with the price now at %i', async (accept, odd, expected) => {
    const orderNo = await placed(context, single(accept), await context.player('100'));
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), odd)]);
    await resolveAfter();
    const bet = await betOf(orderNo);
    expect([bet?.receiveStatus, bet?.rejectReason, bet?.odds, bet?.legs[0]?.odd]).toEqual(expected);
  });

  it('R12 a price that came back is the price that was struck', async () => {
    const orderNo = await placed(context, single('none'), await context.player('100'));
    const point = pointOf(game, PLAY.winner, 1);
    await ingestFeedEvents(context, [price(game, point, 2_200)]);
    await ingestFeedEvents(context, [price(game, point, 2_000)]);
    await resolveAfter();
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 0, odds: '2.000' });
  });

  it('R12 SLIP-8 a newer price that would pay above the limit rejects the bet', async () => {
    const info = await context.player('10000');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '5000', 'latest'), info);
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 21_000)]);
    await resolveAfter();
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'payout_limit' });
    expect(await balanceOf(info)).toBe('10000.00');
  });

  it('R12 R13 a newer price that would cost the house too much rejects the bets that do not fit', async () => {
    const players = await Promise.all(Array.from({ length: 12 }, () => context.player('5000')));
    const orderNos: string[] = [];
    for (const info of players)
      orderNos.push(await placed(context, singleRequest({ gameId: game }, '5000', 'better'), info));
    // At 2.000 the liability is 60,000 of 250,000; a bet at 7.000 adds 25,000.
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 7_000)]);
    await resolveAfter();
    const bets = await context.stores.bets.byOrderNos(orderNos);
    const ends = bets.map(({ receiveStatus, rejectReason }) => rejectReason ?? receiveStatus);
    expect(ends.filter((end) => end === 0)).toHaveLength(7);
    expect(ends.filter((end) => end === 'market_limit')).toHaveLength(5);
  });

  it('R31 once it is decided, the price of a ticket cannot change', async () => {
    const orderNo = await placed(context, single('latest'), await context.player('100'));
    const raise = (text: string) => ask(context.databaseUrl, text, [orderNo]);
    await resolveAfter();
    const refusal = { code: '42501' };
    await expect(raise("update bets set odds = '9.000' where order_no = $1")).rejects.toMatchObject(refusal);
    await expect(raise('update bet_legs set odd = 9000 where order_no = $1')).rejects.toMatchObject(refusal);
    await expect(raise('update bets set receive_status = 1 where order_no = $1')).rejects.toMatchObject(refusal);
  });
});

it('BET-6 history shows until when a bet is held, and why it was rejected', async () => {
  const info = await context.player('100');
  await placed(context, single(), info);
  const read = async () => {
    const history = await readHistory(context, { lang: 2, days: 7, state: 'all', page: 1, page_size: 10 }, info);
    return understood(history).items[0];
  };
  expect(await read()).toMatchObject({ receive_status: 1, decide_at: NOW + DELAY, reject_reason: null });
  await ingestFeedEvents(context, [playState(game, PLAY.winner, 'suspended')]);
  await resolveAfter(1);
  expect(await read()).toMatchObject({
    receive_status: 2,
    reject_reason: 'suspended',
    settlement_amount: '10.00',
    profit: '0.00',
  });
});
