import { describe, expect, it } from 'vitest';

import { correctResult } from '../../src/settlement/correct-result';
import { readMatchResult } from '../../src/content/read-match-result';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readPools } from '../../src/pools/read-pools';
import { refreshPoolOdds } from '../../src/pools/refresh-pool-odds';
import type { CallInfo } from '../../src/platform/calls';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { place, placed, understood } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  matchEvents,
  matchResult,
  matchVoid,
  PLAY,
  playOf,
  playState,
  teamOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { NOW } from '@clutchline/test-support/server/open-test-context';
import {
  outrightEvents,
  outrightResult,
  POOL,
  poolRequest,
  scorePool,
  winnerPool,
} from '@clutchline/test-support/server/test-pool';

let context: Settling['context'];
let client: Settling['client'];
let settling: Settling;
let game = 0;

shareSettling(
  (shared) => {
    settling = shared;
    ({ context, client } = shared);
  },
  () => {
    game += 1;
    return [...matchEvents(game), winnerPool(game), scorePool(game)];
  },
);

async function stakes(info: CallInfo, play: number, amounts: readonly string[]): Promise<string[]> {
  const orderNos: string[] = [];
  for (const [index, amount] of amounts.entries())
    orderNos.push(await placed(context, poolRequest(game, play, index + 1, amount), info));
  return orderNos;
}

async function betsOf(orderNos: readonly string[]) {
  const bets = await context.stores.bets.byOrderNos(orderNos);
  const byNumber = new Map(bets.map((bet) => [bet.orderNo, bet]));
  return orderNos.map((orderNo) => byNumber.get(orderNo));
}

const poolOf = async (play: number, info: CallInfo = { lang: 2, caller: null }) =>
  understood(await readPools(context, { lang: 2, play_ids: [playOf(game, play)], with_stakes: 1 }, info)).pools[0];

async function sumOf(account: string): Promise<number> {
  const { rows } = await client.query<{ sum: string }>(
    'select coalesce(sum(amount), 0) as sum from ledger_entries where account = $1 and currency_id = 1',
    [account],
  );
  return Number(rows[0]?.sum);
}

describe('a pool', () => {
  it('RESULT-2 the result of a match has the closing odds of its pools, in the currency of the player', async () => {
    const [yuan, yen] = [await context.player('1000'), await context.player('1000000', 3)];
    await stakes(yuan, POOL.score, ['50', '30', '20', '15.01']);
    await stakes(yuan, POOL.winner, ['40']);
    await stakes(yen, POOL.score, ['1000', '3000']);
    await settling.settle(wholeResult(game));
    const oddsFor = async (info: CallInfo, play: number) => {
      const { result } = understood(await readMatchResult(context, { lang: 2, game_id: game }, info));
      const points = result?.plays.find(({ play_info_id }) => play_info_id === playOf(game, play))?.points ?? [];
      return points.map(({ odd, closing_odds }) => [odd, closing_odds]);
    };
    const paid = (await poolOf(POOL.score))?.points.map(({ odds }) => [null, odds]) ?? [];
    expect(paid.filter(([, odds]) => odds !== null).length).toBeGreaterThan(0);
    expect(await oddsFor({ lang: 2, caller: null }, POOL.score)).toEqual(paid);
    expect(await oddsFor(yuan, POOL.score)).toEqual(paid);
    const inYen = (await poolOf(POOL.score, yen))?.points.map(({ odds }) => [null, odds]);
    expect(await oddsFor(yen, POOL.score)).toEqual(inYen);
    expect(inYen).not.toEqual(paid);
    expect(await oddsFor(yuan, POOL.winner)).toEqual([
      [null, null],
      [null, null],
    ]);
    const fixed = await oddsFor(yuan, PLAY.winner);
    expect(fixed).toEqual([
      ['2.000', null],
      ['2.000', null],
    ]);
  });

  it('BET-2 pays the closing odds, whatever the price was at bet time; R32 every unit has its place', async () => {
    const info = await context.player('1000');
    const before = { pool: await sumOf('house:pool'), takeout: await sumOf('house:takeout') };
    const orderNos = await stakes(info, POOL.score, ['50', '30', '20', '15.01']);
    await settling.settle(wholeResult(game));
    const [won, ...lost] = await betsOf(orderNos);
    expect(won).toMatchObject({
      prizeStatus: 1,
      payout: 10_350n,
      settlementOdds: '2.070',
      legs: [{ closingOdd: 2_070 }],
    });
    expect(lost.map((bet) => bet?.prizeStatus)).toEqual([2, 2, 2]);
    expect(lost.map((bet) => bet?.legs[0]?.closingOdd)).toEqual([3_450, 5_175, 6_896]);
    expect(await poolOf(POOL.score, info)).toMatchObject({
      gross: '115.01',
      net: '103.51',
      closing: {
        tickets: 4,
        takeout_amount: '11.50',
        breakage: '0.01',
        paid: '103.50',
        refunded: '0.00',
        is_refund: 0,
      },
      points: ['won', 'lost', 'lost', 'lost'].map((outcome) => ({ tickets: 1, outcome })),
    });
    const tickets = (await poolOf(POOL.score, info))?.closing?.stakes;
    expect(new Set(tickets?.map(({ stake, count }) => `${count} x ${stake}`))).toEqual(
      new Set(['1 x 50.00', '1 x 30.00', '1 x 20.00', '1 x 15.01']),
    );
    expect(await sumOf('house:pool')).toBe(before.pool);
    expect((await sumOf('house:takeout')) - before.takeout).toBe(1_150);
    await settling.booksAreRight();
  });

  it('BET-2 settles each currency by a pool of its own', async () => {
    const cny = await context.player('1000');
    const kwd = await context.player('1000', 9);
    const inCny = await stakes(cny, POOL.winner, ['100', '100']);
    const inKwd = await stakes(kwd, POOL.winner, ['10.005', '30']);
    await settling.settle(wholeResult(game));
    expect((await betsOf(inCny)).map((bet) => bet?.payout)).toEqual([18_400n, 0n]);
    expect((await betsOf(inKwd)).map((bet) => bet?.payout)).toEqual([36_798n, 0n]);
    expect(await poolOf(POOL.winner, kwd)).toMatchObject({ currency_id: 9, gross: '40.005', takeout: 80 });
    await settling.booksAreRight();
  });

  it.each([
    ['BET-2 no stake on the winner', ['0', '10'], 'pool_refund'],
    ['BET-2 one-sided', ['10', '0'], 'pool_refund'],
  ] as const)('%s gives every stake back', async (_name, [first, second], reason) => {
    const info = await context.player('100');
    const wanted = [first, second].flatMap((amount, index) => (amount === '0' ? [] : [[index + 1, amount] as const]));
    const orderNos: string[] = [];
    for (const [point, amount] of wanted)
      orderNos.push(await placed(context, poolRequest(game, POOL.winner, point, amount), info));
    await settling.settle(wholeResult(game));
    expect(await betsOf(orderNos)).toMatchObject([
      {
        isCancel: 1,
        payout: 1_000n,
        legs: [{ outcome: 'void', voidReason: reason, rule: 'pool@1', closingOdd: null }],
      },
    ]);
    expect((await poolOf(POOL.winner, info))?.closing).toMatchObject({
      refunded: '10.00',
      paid: '0.00',
      takeout_amount: '0.00',
    });
    await settling.booksAreRight();
  });

  it('BET-2 a cancelled match refunds every stake with the reason of the match', async () => {
    const info = await context.player('100');
    const orderNos = await stakes(info, POOL.winner, ['10', '20']);
    await settling.settle([matchVoid(game)]);
    expect(await betsOf(orderNos)).toMatchObject([
      { isCancel: 1, payout: 1_000n, legs: [{ voidReason: 'cancelled' }] },
      { isCancel: 1, payout: 2_000n, legs: [{ voidReason: 'cancelled' }] },
    ]);
    await settling.booksAreRight();
  });

  it('BET-2 tickets placed after the real start are void and no part of the pool', async () => {
    const info = await context.player('1000');
    const inTime = await stakes(info, POOL.winner, ['50', '50']);
    context.setNow(NOW + 60_000);
    const late = await placed(context, poolRequest(game, POOL.winner, 1, '100'), info);
    await settling.settle([matchResult(game, { started_at: NOW + 60_000 })]);
    expect(await betsOf([late])).toMatchObject([{ isCancel: 1, payout: 10_000n, legs: [{ voidReason: 'late_bet' }] }]);
    expect((await betsOf(inTime)).map((bet) => bet?.payout)).toEqual([9_200n, 0n]);
    expect(await poolOf(POOL.winner, info)).toMatchObject({
      gross: '100.00',
      points: [{ tickets: 1 }, { tickets: 1 }],
      closing: { tickets: 2, stakes: [{ stake: '50.00' }, { stake: '50.00' }] },
    });
    await settling.booksAreRight();
  });

  it('R32 a dead heat shares the profit, and a withdrawn runner has its stakes back before that', async () => {
    const info = await context.player('1000');
    game += 1;
    await ingestFeedEvents(context, outrightEvents(game, 4, 1));
    const orderNos = await stakes(info, 1, ['50', '30', '20', '25']);
    await settling.settle([outrightResult(game, [], [4])]);
    expect(await betsOf(orderNos)).toMatchObject([
      { settleTime: null },
      { settleTime: null },
      { settleTime: null },
      { isCancel: 1, payout: 2_500n, legs: [{ voidReason: 'withdrawn' }] },
    ]);
    await settling.settle([outrightResult(game, [1, 2], [4])]);
    const bets = await betsOf(orderNos);
    expect(bets.map((bet) => bet?.payout)).toEqual([5_600n, 3_600n, 0n, 2_500n]);
    expect(bets[0]).toMatchObject({ settlementOdds: '1.120', legs: [{ outcome: 'dead_heat', closingOdd: 1_120 }] });
    expect(bets[3]).toMatchObject({ revision: 1 });
    await settling.booksAreRight();
  });

  it('R7 a corrected result recounts the pool: every ticket with another outcome is reversed, the house part too', async () => {
    const info = await context.player('1000');
    const before = { pool: await sumOf('house:pool'), takeout: await sumOf('house:takeout') };
    const orderNos = await stakes(info, POOL.winner, ['30', '70']);
    await settling.settle(wholeResult(game));
    expect((await betsOf(orderNos)).map((bet) => bet?.payout)).toEqual([9_198n, 0n]);
    const facts = { winner: teamOf(game, 2), score_1: 0, score_2: 2 };
    const by = ['Ada', 'Ben'] as const;
    await correctResult(context, { gameId: game, round: null, facts, reason: 'wrong side', by });
    expect(await betsOf(orderNos)).toMatchObject([
      { prizeStatus: 2, payout: 0n, revision: 2, legs: [{ closingOdd: 3_066 }] },
      { prizeStatus: 1, payout: 9_198n, revision: 2, legs: [{ closingOdd: 1_314 }] },
    ]);
    const { rows } = await client.query(
      'select revision, reversal_id is null as first, transaction_id is not null as posted from pool_closings where play_id = $1 order by 1',
      [playOf(game, POOL.winner)],
    );
    expect(rows).toEqual([
      { revision: 1, first: true, posted: true },
      { revision: 2, first: false, posted: true },
    ]);
    expect(await sumOf('house:pool')).toBe(before.pool);
    expect((await sumOf('house:takeout')) - before.takeout).toBe(800);
    await settling.booksAreRight();
  });

  it('R6 two workers that decide and pay a pool at once pay each ticket and the house once', async () => {
    const info = await context.player('1000');
    const before = await sumOf('house:takeout');
    await stakes(info, POOL.score, ['10', '10', '10', '10']);
    await ingestFeedEvents(context, wholeResult(game));
    await Promise.all([1, 2, 3].flatMap(() => [settlePlays(context), settleBets(context, null)]));
    await settlePlays(context);
    expect((await sumOf('house:takeout')) - before).toBe(400);
    await settling.booksAreRight();
  });
});

describe('while a pool is open', () => {
  it('BET-2 returns stakes, shares and what each point would pay, in the currency of the player', async () => {
    const info = await context.player('1000');
    expect(await poolOf(POOL.winner, info)).toMatchObject({
      gross: '0.00',
      closing: null,
      points: [
        { stakes: '0.00', share: 0, odds: null },
        { stakes: '0.00', share: 0, odds: null },
      ],
    });
    await stakes(info, POOL.winner, ['10', '30']);
    const open = { tickets: 1, outcome: null };
    expect(await poolOf(POOL.winner)).toEqual({
      play_info_id: playOf(game, POOL.winner),
      currency_id: 1,
      gross: '40.00',
      takeout: 80,
      net: '36.80',
      simulated: '0.00',
      closes_at: NOW + 3_600_000,
      closing: null,
      points: [
        { shop_id: playOf(game, POOL.winner) * 100 + 1, stakes: '10.00', share: 250, odds: '3.680', ...open },
        { shop_id: playOf(game, POOL.winner) * 100 + 2, stakes: '30.00', share: 750, odds: '1.226', ...open },
      ],
    });
    const inKwd = await readPools(
      context,
      { lang: 2, play_ids: [playOf(game, POOL.winner)], currency_id: 9 },
      { lang: 2, caller: null },
    );
    expect(understood(inKwd).pools[0]).toMatchObject({ currency_id: 9, gross: '0.000' });
  });

  it('BET-2 a play that is no pool, and one that does not exist, are left out', async () => {
    const answer = await readPools(
      context,
      { lang: 2, play_ids: [playOf(game, 1), 987_654_321] },
      { lang: 2, caller: null },
    );
    expect(understood(answer).pools).toEqual([]);
  });

  it('BET-2 its displayed prices follow the stakes and are published like any price; without a change nothing is published', async () => {
    const info = await context.player('1000');
    const since = await refreshPoolOdds(context, 0);
    await stakes(info, POOL.winner, ['10', '30']);
    await context.publisher.drain();
    const last = await refreshPoolOdds(context, since);
    const odds = { type: 'odds', status: 1, version: 2 };
    expect(await context.publisher.drain()).toEqual([
      { ...odds, point_id: playOf(game, POOL.winner) * 100 + 1, delta: '3.680' },
      { ...odds, point_id: playOf(game, POOL.winner) * 100 + 2, delta: '1.226' },
    ]);
    expect(await refreshPoolOdds(context, last)).toBe(last);
    expect(await context.publisher.drain()).toEqual([]);
  });

  it('U8 BET-2 a shown price stays within 1.000 and 1000.000', async () => {
    const info = await context.player('10000');
    const since = await refreshPoolOdds(context, 0);
    await stakes(info, POOL.winner, ['1', '4000']);
    await context.publisher.drain();
    await refreshPoolOdds(context, since);
    expect(await context.publisher.drain()).toMatchObject([{ delta: '1000.000' }, { delta: '1.000' }]);
  });

  it('GAMES-6 a pool is marked as settled at close, every other play at bet time', async () => {
    const plays = (await context.stores.board.plays([game], 'all')).map(({ play }) => play);
    expect(plays.filter(({ settle_at }) => settle_at === 'close').map(({ category_id }) => category_id)).toEqual([
      1, 1,
    ]);
  });

  it('R11 accepts no ticket after its close', async () => {
    const info = await context.player('1000');
    await stakes(info, POOL.winner, ['10', '10']);
    await ingestFeedEvents(context, [playState(game, POOL.winner, 'closed'), live(game, { status: 2 })]);
    const { results } = await place(context, poolRequest(game, POOL.winner, 1, '10'), info);
    expect(results[0]?.error?.refusal).toBe('bet_closed');
  });
});
