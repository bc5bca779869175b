import {
  parlayRequest,
  place,
  refusalOf,
  singleRequest,
  understood,
} from '@clutchline/test-support/server/bet-requests';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  live,
  matchEvents,
  PLAY,
  playState,
  pointOf,
  price,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { DESK_CALLS, REFERRED_KEY, type ReferredBet } from '@clutchline/contract/desk';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readSingleLimits } from '../../src/placement/limits/read-bet-limits';
import { startBreak } from '../../src/placement/limits/player-limits';
import { declineOffer } from '../../src/placement/offers/end-offers';
import { readBalance } from '../../src/players/preferences/balance';
import { settlePlays } from '../../src/settlement/settle-plays';
import { openDeskBooks, problemOf } from './open-desk-books';
import { DeskWatcher } from './desk-push-client';
import type { TestOperator } from './open-test-desk';
import { ReferredBooks } from './referred-bets';

const WAIT = 60_000;
const LIVE_WAIT = 15_000;
const OFFER = 20_000;

let referred: ReferredBooks;
let second: TestOperator;
let game = 0;
beforeAll(async () => {
  referred = new ReferredBooks(await openDeskBooks());
  second = await referred.books.desk.signedIn('second', ['trader']);
});
afterAll(async () => {
  expect(await referred.faults()).toEqual([]);
  await referred.books.close();
});
beforeEach(async () => {
  game += 10;
  referred.context.setNow(NOW);
  await ingestFeedEvents(
    referred.context,
    [game, game + 1, game + 2].flatMap((each) => matchEvents(each, { startTime: NOW + 3_600_000 })),
  );
  await referred.switchOn(game);
});

type Info = Awaited<ReturnType<typeof referred.context.player>>;
const player = (amount = '1000') => referred.context.player(amount);
const feed = (...events: Parameters<typeof ingestFeedEvents>[1][number][]) =>
  ingestFeedEvents(referred.context, events);
const balanceOf = async (info: Info): Promise<string> =>
  understood(await readBalance(referred.context, { lang: 2 }, info)).amount;
const point = () => pointOf(game, PLAY.winner, 1);

async function queue(): Promise<ReferredBet[]> {
  const { data } = await referred.books.trader.client.call('referred');
  return z.parse(DESK_CALLS.referred.answer, data).bets;
}
const rowOf = async (orderNo: string) => (await queue()).find(({ order_no }) => order_no === orderNo);

const exposureOf = async (pointId: number): Promise<string> => {
  const [row] = await referred.ask<{ amount: string }>(
    'select coalesce(sum(amount), 0)::text as amount from exposures where point_id = $1 and currency_id = 1',
    [pointId],
  );
  return row?.amount ?? '';
};

describe('DESK-12 a bet that only a limit refuses', () => {
  it('DESK-12 waits with its stake reserved for 60 s, is shown to its player and in the queue with what it would cost', async () => {
    const info = await player();
    const { results, amount } = await place(referred.context, singleRequest({ gameId: game }, '80'), info);
    expect(results[0]).toMatchObject({ receive_status: 1, delay_ms: WAIT, is_referred: 1, error: null });
    expect(amount).toBe('920.00');
    const orderNo = results[0]?.order_no ?? '';
    expect(await referred.shown(orderNo)).toMatchObject({
      ...{ receive_status: 1, is_referred: 1, decide_at: NOW + WAIT, stake: '80.00' },
    });
    expect(await rowOf(orderNo)).toMatchObject({
      ...{ state: 'waiting', refusal: 'amount_high', until: NOW + WAIT, is_live: false, stake: '8000', cost: '8000' },
      player: { factor: 1_000, bets: 0, staked: '0', paid: '0', referred: 0 },
      legs: [{ odd: '2.000', odd_now: '2.000', is_open: true, liability: '0', cap: '25000000' }],
      ...{ claim: null, decided_by: null, offer: null },
    });
    expect(await exposureOf(point())).toBe('0');
    expect(await referred.faults()).toEqual([]);
    await referred.lead(WAIT - 1);
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    await referred.lead(WAIT);
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'amount_high' });
    expect(await balanceOf(info)).toBe('1000.00');
    expect(await rowOf(orderNo)).toMatchObject({ state: 'refused', decided_by: null });
  });

  it('DESK-13 is counted for the desks of traders until it is decided', async () => {
    const watcher = await DeskWatcher.of(referred.books.desk, referred.books.trader);
    const counted = (count: number) => watcher.until(() => watcher.table('queue').get(REFERRED_KEY) === count);
    watcher.subscribe('queue');
    await counted(0);
    await referred.refer({ gameId: game }, await player());
    await counted(1);
    await referred.lead(WAIT);
    await counted(0);
    watcher.close();
  });

  it('DESK-12 waits for 15 s in play, oldest first', async () => {
    await feed(live(game, { status: 2, round: 1 }));
    const info = await player();
    const first = await referred.refer({ gameId: game }, info);
    referred.context.setNow(NOW + 10);
    const later = await referred.refer({ gameId: game }, info);
    expect(await referred.shown(first)).toMatchObject({ decide_at: NOW + LIVE_WAIT });
    const own = (await queue()).map(({ order_no }) => order_no).filter((each) => each === first || each === later);
    expect(own).toEqual([first, later]);
    await referred.lead(LIVE_WAIT + 10);
  });

  it('DESK-12 the desk shows its time by the wall clock, whatever the speed of business time', async () => {
    const orderNo = await referred.refer({ gameId: game }, await player());
    await referred.ask(
      "insert into feed_state (fingerprint, anchor_virtual, anchor_wall, speed) values ('test', $1, 5000, 2)",
      [NOW],
    );
    expect(await rowOf(orderNo)).toMatchObject({ at: NOW, until: 5_000 + WAIT / 2 });
    await referred.ask('delete from feed_state');
    await referred.lead(WAIT);
  });

  it('DESK-12 shows the factor of the limits of its player that applies to all games', async () => {
    const info = await player();
    const { accountId: account_id } = info.caller;
    const orderNo = await referred.refer({ gameId: game }, info);
    const factorShown = async () => (await rowOf(orderNo))?.player.factor;
    const [match] = await referred.ask<{ type: number }>('select game_type_id as type from matches where id = $1', [
      game,
    ]);
    await referred.setLimit({ account_id, game_type_id: match?.type }, { kind: 'factor', value: 600 });
    expect(await factorShown()).toBe(1_000);
    await referred.ask('insert into operator_limits (account_id, stake_factor) values ($1, 800)', [account_id]);
    expect(await factorShown()).toBe(800);
    await referred.setLimit({ account_id }, { kind: 'factor', value: 700 });
    expect(await factorShown()).toBe(700);
    await referred.lead(WAIT);
  });

  it.each([
    ['match', '3000', 'match_limit'],
    ['liability', '3000', 'market_limit'],
  ] as const)('DESK-12 of %s waits too', async (kind, value, refusal) => {
    await referred.setLimit({ game_id: game + 1 }, { kind: 'referral', value: 1 });
    await referred.setLimit({ game_id: game + 1, currency_id: 1 }, { kind, value });
    const orderNo = await referred.refer({ gameId: game + 1 }, await player(), '40');
    expect(await rowOf(orderNo)).toMatchObject({ refusal });
    await referred.answer(orderNo, { kind: 'refuse' });
    await referred.lead();
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: refusal });
  });

  it('DESK-12 is refused as before if another limit, the balance or its own limit refuses it, and where it is off', async () => {
    const info = await player('90');
    const bet = (stake: string, gameId = game) =>
      refusalOf(referred.context, singleRequest({ gameId }, stake), info).then((found) => found?.refusal);
    expect(await bet('90.01')).toBe('amount_high');
    await referred.setLimit({ game_id: game, currency_id: 1 }, { kind: 'day', value: '6000' });
    expect(await bet('80')).toBe('amount_high');
    await referred.setLimit({ game_id: game + 1, currency_id: 1 }, { kind: 'single', value: '5000' });
    expect(await bet('80', game + 1)).toBe('amount_high');
    const off = understood(
      await readSingleLimits(
        referred.context,
        { lang: 2, shop_ids: [point(), pointOf(game + 1, PLAY.winner, 1)] },
        info,
      ),
    );
    expect(off.points.map(({ is_referable }) => is_referable)).toEqual([1, undefined]);
  });

  it('DESK-12 waits too if a rule refers the bets of its player, and a combo only if a rule fits each leg', async () => {
    const info = await player();
    await referred.setLimit({ account_id: info.caller.accountId }, { kind: 'referral', value: 1 });
    const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    await referred.setLimit({ game_id: game + 1, currency_id: 1 }, { kind: 'match', value: '3000' });
    const combo = (by: Info) => place(referred.context, parlayRequest(legs, '40'), by);
    const { results } = await combo(info);
    expect(results[0]).toMatchObject({ receive_status: 1, is_referred: 1 });
    expect((await combo(await player())).results[0]).toMatchObject({ error: { refusal: 'match_limit' } });
    const orderNo = results[0]?.order_no ?? '';
    expect(await rowOf(orderNo)).toMatchObject({ kind: 'parlay', cost: '28000' });
    await referred.answer(orderNo, { kind: 'take' });
    await referred.lead();
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 0 });
  });
});

describe('DESK-12 a trader', () => {
  it('DESK-12 takes it whole, above the limit of liability, and others stay within it', async () => {
    await referred.setLimit({ game_id: game, currency_id: 1 }, { kind: 'liability', value: '10000' });
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info, '300');
    expect(await referred.answer(orderNo, { kind: 'take' })).toMatchObject({ status: 200 });
    expect(await rowOf(orderNo)).toMatchObject({ state: 'decided', decided_by: 'trader' });
    await referred.lead(1_000);
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 0, stake: 30_000n, odds: '2.000' });
    expect(await exposureOf(point())).toBe('30000');
    expect(await rowOf(orderNo)).toMatchObject({ state: 'taken', legs: [{ liability: '30000', cap: '10000' }] });
    const again = await place(referred.context, singleRequest({ gameId: game }, '10'), await player());
    expect(again.results[0]).toMatchObject({ is_referred: 1 });
    await referred.lead(WAIT);
    await feed(live(game, { status: 2 }), ...wholeResult(game));
    await settlePlays(referred.context);
    expect(await balanceOf(info)).toBe('1300.00');
  });

  it('DESK-12 the void of a bet that was taken above the limit makes no room for other bets above the limit', async () => {
    await referred.setLimit({ game_id: game, currency_id: 1 }, { kind: 'liability', value: '10000' });
    const orderNo = await referred.refer({ gameId: game }, await player(), '300');
    await referred.answer(orderNo, { kind: 'take' });
    await referred.lead(1_000);
    await referred.ask('select release_exposure($1, 1, 30000)', [point()]);
    const [left] = await referred.ask<{ budgets: string }>(
      'select sum(budget)::text as budgets from exposures where point_id = $1',
      [point()],
    );
    expect(left).toEqual({ budgets: '0' });
    await referred.ask('select add_referred_exposure($1, 1, 30000)', [point()]);
  });

  it('DESK-12 refuses it: the stake is back, and the act is recorded with its reason', async () => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, { kind: 'refuse' });
    await referred.lead();
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'amount_high' });
    expect(await balanceOf(info)).toBe('1000.00');
    const acts = await referred.ask(
      'select action, reason, after, result from operator_actions where subject = $1 order by id',
      [`bet:${orderNo}`],
    );
    expect(acts).toEqual([
      { action: 'decideReferred', reason: 'a good player', after: { kind: 'refuse' }, result: 'done' },
    ]);
  });

  it('DESK-12 takes a bet in play only after the in-play delay', async () => {
    await feed(live(game, { status: 2, round: 1 }));
    const orderNo = await referred.refer({ gameId: game }, await player());
    await referred.answer(orderNo, { kind: 'take' });
    await referred.lead(5_999);
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    await referred.lead(6_000);
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 0 });
  });

  it('DESK-12 claims it for 15 s: others see by whom and cannot decide it', async () => {
    const orderNo = await referred.refer({ gameId: game }, await player());
    expect(await referred.claim(orderNo)).toMatchObject({ status: 200 });
    expect(await rowOf(orderNo)).toMatchObject({ claim: { by: 'trader' } });
    expect(problemOf(await referred.claim(orderNo, second))).toEqual([409, 'claimed']);
    const refused = await referred.answer(orderNo, { kind: 'take' }, second);
    expect([problemOf(refused), refused.data['by']]).toEqual([[409, 'claimed'], 'trader']);
    referred.books.desk.passTime(15_001);
    expect(await rowOf(orderNo)).toMatchObject({ claim: null });
    expect(await referred.claim(orderNo, second)).toMatchObject({ status: 200 });
    expect(await referred.answer(orderNo, { kind: 'refuse' }, second)).toMatchObject({ status: 200 });
    await referred.lead();
  });

  it.each(['viewer', 'settler', 'support', 'admin'] as const)(
    'DESK-12 DESK-5 a %s sees and decides no referred bet',
    async (role) => {
      const other = await referred.books.desk.signedIn(`of ${role}`, [role]);
      const orderNo = await referred.refer({ gameId: game }, await player());
      expect(problemOf(await referred.answer(orderNo, { kind: 'take' }, other))).toEqual([403, 'forbidden']);
      expect(problemOf(await other.client.call('referred'))).toEqual([403, 'forbidden']);
      await referred.lead(WAIT);
    },
  );
});

describe('DESK-12 what ends it', () => {
  it.each([
    ['a suspension', 'suspended', () => [playState(game, PLAY.winner, 'suspended')]],
    [
      'a suspension that has ended',
      'suspended',
      () => [playState(game, PLAY.winner, 'suspended'), playState(game, PLAY.winner, 'open')],
    ],
    ['the start of the match', 'past_cut_off', () => [live(game, { status: 2, round: 1 })]],
    ['a lower price', 'odds_changed', () => [price(game, point(), 1_900)]],
  ] as const)('DESK-12 %s refuses it whatever the trader decided', async (_name, refusal, events) => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, { kind: 'take' });
    for (const event of events()) await feed(event);
    await referred.lead();
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: refusal });
    expect(await balanceOf(info)).toBe('1000.00');
  });

  it('DESK-12 a break of the player that began after the trader decided rejects the bet', async () => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, { kind: 'take' });
    await startBreak(referred.context, { lang: 2, pause: { kind: 'exclusion', days: 180 } }, info);
    await referred.lead();
    expect(await referred.betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'excluded' });
    expect(await exposureOf(point())).toBe('0');
  });

  it('DESK-12 bad-input 309 after its time, twice, by two, after a suspension: one decision counts, and the other traders are answered that it is over', async () => {
    const info = await player();
    const [over, twice, moved] = await Promise.all([1, 2, 3].map(() => referred.refer({ gameId: game }, info)));
    const both = await Promise.all([
      referred.answer(twice ?? '', { kind: 'take' }),
      referred.answer(twice ?? '', { kind: 'refuse' }, second),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(problemOf(await referred.answer(twice ?? '', { kind: 'take' }))).toEqual([409, 'referral-over']);
    await feed(playState(game, PLAY.winner, 'suspended'));
    expect(problemOf(await referred.answer(moved ?? '', { kind: 'take' }))).toEqual([409, 'referral-over']);
    referred.context.setNow(NOW + WAIT);
    expect(problemOf(await referred.answer(over ?? '', { kind: 'take' }))).toEqual([409, 'referral-over']);
    await referred.lead(WAIT);
    expect(problemOf(await referred.answer(over ?? '', { kind: 'take' }))).toEqual([409, 'referral-over']);
    expect(problemOf(await referred.answer('01JD5Z6W7X8Y9ZABCDEFGHJKMN', { kind: 'take' }))).toEqual([
      404,
      'unknown-subject',
    ]);
    const [row] = await referred.ask(
      'select count(*)::integer as decided from referral_decisions where order_no = $1',
      [twice],
    );
    expect(row).toEqual({ decided: 1 });
  });
});

describe('DESK-12 a re-offer', () => {
  const smaller = { kind: 'reoffer', stake: '5500', odd: null } as const;

  it('DESK-12 gives the stake back, keeps its liability for 20 s, and places a new bet when the player accepts', async () => {
    await referred.setLimit({ game_id: game, currency_id: 1 }, { kind: 'liability', value: '5000' });
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, smaller);
    await referred.lead(1_000);
    expect(await referred.shown(orderNo)).toMatchObject({
      ...{ receive_status: 2, reject_reason: 'amount_high' },
      offer: { stake: '55.00', odds: '2.000', until: NOW + 1_000 + OFFER },
    });
    expect(await balanceOf(info)).toBe('1000.00');
    expect(await exposureOf(point())).toBe('5500');
    expect(await rowOf(orderNo)).toMatchObject({ state: 'offered', offer: { stake: '5500', odd: null } });
    expect(await referred.faults()).toEqual([]);
    const requestId = 'accepts-the-offer-1';
    const answer = understood(await referred.accept(orderNo, info, requestId));
    expect(answer).toMatchObject({ amount: '945.00', results: [{ receive_status: 0, error: null }] });
    expect(understood(await referred.accept(orderNo, info, requestId))).toEqual(answer);
    expect(await referred.accept(orderNo, info)).toEqual({ kind: 'refused', refusal: 'offer_ended' });
    const taken = answer.results[0]?.order_no ?? '';
    expect(await referred.betOf(taken)).toMatchObject({ stake: 5_500n, odds: '2.000', receiveStatus: 0, requestId });
    expect(await exposureOf(point())).toBe('5500');
    expect(await referred.shown(orderNo)).not.toHaveProperty('offer');
    expect(await rowOf(orderNo)).toMatchObject({ state: 'accepted' });
  });

  it('DESK-12 at a lower price becomes a bet at that price, though the current price is higher', async () => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, { kind: 'reoffer', stake: '8000', odd: 1_800 });
    await referred.lead();
    await feed(price(game, point(), 2_100));
    const { results } = understood(await referred.accept(orderNo, info));
    const taken = results[0]?.order_no ?? '';
    expect(await referred.betOf(taken)).toMatchObject({ stake: 8_000n, odds: '1.800', legs: [{ odd: 1_800 }] });
    expect(await exposureOf(point())).toBe('6400');
    expect(await referred.faults()).toEqual([]);
  });

  it('DESK-12 in play an accepted offer is held for the in-play delay, at its price', async () => {
    await feed(live(game, { status: 2, round: 1 }));
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, { kind: 'reoffer', stake: '8000', odd: 1_800 });
    await referred.lead(1_000);
    const { results } = understood(await referred.accept(orderNo, info));
    expect(results[0]).toMatchObject({ receive_status: 1, delay_ms: 6_000 });
    await feed(price(game, point(), 2_200));
    await referred.lead(7_000);
    expect(await referred.betOf(results[0]?.order_no ?? '')).toMatchObject({ receiveStatus: 0, odds: '1.800' });
  });

  it('DESK-12 the player declines: the liability is free, and nothing is placed', async () => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, smaller);
    await referred.lead();
    const decline = () => declineOffer(referred.context, { lang: 2, order_no: orderNo }, info);
    expect([await decline(), await decline()].map(({ kind }) => kind)).toEqual(['ok', 'ok']);
    expect(await exposureOf(point())).toBe('0');
    expect(await referred.accept(orderNo, info)).toEqual({ kind: 'refused', refusal: 'offer_ended' });
    expect(await referred.accept(orderNo, await player())).toEqual({ kind: 'refused', refusal: 'no_order' });
    expect(await rowOf(orderNo)).toMatchObject({ state: 'declined' });
  });

  it.each([
    ['above the stake', { stake: '8001', odd: null }, [400, 'offer-too-high']],
    ['neither smaller nor at another price', { stake: '8000', odd: null }, [400, 'offer-too-high']],
    ['above the present price', { stake: '5500', odd: 2_001 }, [400, 'offer-too-high']],
    ['of no price', { stake: '5500', odd: 1_000 }, [400, 'invalid']],
    ['of nothing', { stake: '0', odd: null }, [400, 'invalid']],
    ['below the lowest stake', { stake: '99', odd: null }, [400, 'invalid']],
  ])('DESK-12 bad-input 310 %s is refused, and the bet still waits', async (_name, offer, problem) => {
    const orderNo = await referred.refer({ gameId: game }, await player());
    expect(problemOf(await referred.answer(orderNo, { kind: 'reoffer', ...offer }))).toEqual(problem);
    expect(await rowOf(orderNo)).toMatchObject({ state: 'waiting' });
    await referred.lead(WAIT);
  });

  it('DESK-12 bad-input 310 ends after 20 s if the player does not answer', async () => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, smaller);
    await referred.lead();
    await referred.lead(OFFER - 1);
    expect(await rowOf(orderNo)).toMatchObject({ state: 'offered' });
    referred.context.setNow(NOW + OFFER);
    expect(await referred.accept(orderNo, info)).toEqual({ kind: 'refused', refusal: 'offer_ended' });
    await referred.lead(OFFER);
    expect(await rowOf(orderNo)).toMatchObject({ state: 'offer_ended' });
    expect(await exposureOf(point())).toBe('0');
  });

  it('DESK-12 a change of the market ends it; a lower price and a missing balance refuse the bet', async () => {
    const info = await player();
    const orderNo = await referred.refer({ gameId: game }, info);
    await referred.answer(orderNo, smaller);
    await referred.lead();
    await feed(price(game, point(), 1_900));
    expect(understood(await referred.accept(orderNo, info)).results[0]?.error?.refusal).toBe('odds_lower');
    await feed(playState(game, PLAY.winner, 'suspended'), playState(game, PLAY.winner, 'open'));
    await feed(playState(game, PLAY.winner, 'suspended'));
    await feed(playState(game, PLAY.winner, 'open'));
    expect(await referred.accept(orderNo, info)).toEqual({ kind: 'refused', refusal: 'offer_ended' });
    await referred.lead();
    expect(await exposureOf(point())).toBe('0');
  });
});
