import type { FeedEvent } from '@clutchline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readBalance } from '../../src/players/preferences/balance';
import type { CallInfo } from '../../src/platform/calls';
import { settleBets } from '../../src/settlement/settle-bets';
import { settlePlays } from '../../src/settlement/settle-plays';
import { parlayRequest, placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  mapResult,
  matchEvents,
  matchResult,
  matchVoid,
  notPlayed,
  PLAY,
  playOf,
  pointOf,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

/** A batch holds 250. */
const MORE_THAN_TWO_BATCHES = 505;

let context: TestContext;
let game = 0;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(() => context.close());
beforeEach(async () => {
  game += 4;
  await ingestFeedEvents(
    context,
    [0, 1, 2, 3].flatMap((n) => matchEvents(game + n)),
  );
});

const balanceOf = async (info: CallInfo): Promise<string> =>
  understood(await readBalance(context, { lang: 2 }, info)).amount;

async function settle(events: readonly FeedEvent[]): Promise<void> {
  await ingestFeedEvents(context, events);
  await settlePlays(context);
}

async function betOf(orderNo: string) {
  const [bet] = await context.stores.bets.byOrderNos([orderNo]);
  if (bet === undefined) throw new Error('no such bet');
  return bet;
}

const booksAreRight = async () => expect(await context.stores.wallets.verify()).toEqual([]);

describe('singles', () => {
  it('BET-2 a won single pays stake × the price at bet time, whatever the price became', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '12.34'), info);
    const points = [{ point_id: pointOf(game, PLAY.winner, 1), odd: 5_000 }];
    await settle([{ type: 'prices', game_id: game, prices: points }, ...wholeResult(game)]);
    expect(await balanceOf(info)).toBe('112.34');
    expect(await betOf(orderNo)).toMatchObject({
      prizeStatus: 1,
      isCancel: 0,
      payout: 2_468n,
      settlementOdds: '2.000',
      settleTime: context.clock.now(),
      legs: [{ outcome: 'won', result: '2:0', voidReason: null }],
    });
    await booksAreRight();
  });

  it('U17 the points of a settled play have outcomes, those of an open one do not', async () => {
    const outcomes = async (number: number) => {
      const found = (await context.stores.board.plays([game], 'all')).find(
        ({ play }) => play.play_info_id === game * 1_000 + number,
      );
      return found?.play.points.map(({ outcome }) => outcome);
    };
    expect(await outcomes(PLAY.winner)).toEqual([undefined, undefined]);
    await settle(wholeResult(game));
    expect(await outcomes(PLAY.winner)).toEqual(['won', 'lost']);
  });

  it('BET-3 a lost single pays nothing', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game, side: 2 }, '40'), info);
    await settle(wholeResult(game));
    expect(await betOf(orderNo)).toMatchObject({ prizeStatus: 2, isCancel: 0, payout: 0n });
    expect(await balanceOf(info)).toBe('60.00');
    await booksAreRight();
  });

  it('BET-9 a map that is not played refunds the stake with its reason', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game, play: PLAY.map3 }, '40'), info);
    await settle(wholeResult(game));
    expect(await betOf(orderNo)).toMatchObject({
      isCancel: 1,
      prizeStatus: 0,
      payout: 4_000n,
      settlementOdds: '1.000',
      legs: [{ outcome: 'void', voidReason: 'not_played', result: null }],
    });
    expect(await balanceOf(info)).toBe('100.00');
    await booksAreRight();
  });

  it('BET-9 a void match refunds what is undecided, and what a played map decided remains', async () => {
    const info = await context.player('100');
    const onMap = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    const onMatch = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settle([live(game, { status: 2 }), mapResult(game, 1), matchVoid(game)]);
    expect(await betOf(onMap)).toMatchObject({ prizeStatus: 1, payout: 2_000n });
    expect(await betOf(onMatch)).toMatchObject({ isCancel: 1, legs: [{ voidReason: 'cancelled' }] });
    await booksAreRight();
  });

  it('BET-9 a map is settled as soon as its own result is there, and its play is published at once', async () => {
    const info = await context.player('100');
    const onMap = await placed(context, singleRequest({ gameId: game, play: PLAY.map1 }, '10'), info);
    const onMatch = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await context.publisher.drain();
    await settle([live(game, { status: 2 }), mapResult(game, 1)]);
    expect((await betOf(onMap)).prizeStatus).toBe(1);
    expect((await betOf(onMatch)).settleTime).toBeNull();
    const published = (await context.publisher.drain()).filter(({ type }) => type === 'play-status');
    expect(published).toContainEqual({
      type: 'play-status',
      play_info_id: playOf(game, PLAY.map1),
      game_id: game,
      status: 4,
    });
  });
});

describe('parlays', () => {
  const legs = () => [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];

  it('R8 a void leg counts one: three legs at 2.000 of which one is void pay four times', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, parlayRequest(legs(), '10'), info);
    await settle([...wholeResult(game), matchVoid(game + 1)]);
    expect((await betOf(orderNo)).settleTime).toBeNull();
    await settle(wholeResult(game + 2));
    expect(await betOf(orderNo)).toMatchObject({ payout: 4_000n, settlementOdds: '4.000', isCancel: 0 });
    expect(await balanceOf(info)).toBe('130.00');
    await booksAreRight();
  });

  it('R8 if all legs are void the stake is refunded', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, parlayRequest(legs(), '10'), info);
    await settle([matchVoid(game), matchVoid(game + 1), matchVoid(game + 2)]);
    expect(await betOf(orderNo)).toMatchObject({ isCancel: 1, payout: 1_000n });
    expect(await balanceOf(info)).toBe('100.00');
    await booksAreRight();
  });

  it('BET-3 one lost leg loses the bet at once; the other legs are still published as they end', async () => {
    const info = await context.player('100');
    const [first, ...others] = legs();
    if (first === undefined) throw new Error('no leg');
    const orderNo = await placed(context, parlayRequest([{ ...first, side: 2 }, ...others], '10'), info);
    await settle(wholeResult(game));
    expect(await betOf(orderNo)).toMatchObject({ prizeStatus: 2, payout: 0n });
    await settle([...wholeResult(game + 1), ...wholeResult(game + 2)]);
    expect((await betOf(orderNo)).legs.map(({ outcome }) => outcome)).toEqual(['lost', 'won', 'won']);
    expect(await balanceOf(info)).toBe('90.00');
    await booksAreRight();
  });
});

describe('exactly once', () => {
  it('R6 results repeated, reordered and settled by several workers at once pay once', async () => {
    const info = await context.player('1000');
    const picks = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    for (const pick of picks) await placed(context, singleRequest(pick, '10'), info);
    await placed(context, parlayRequest(picks, '10'), info);
    const events = picks.flatMap(({ gameId }) => wholeResult(gameId));
    await Promise.all([
      ingestFeedEvents(context, events),
      ingestFeedEvents(context, [...events].reverse()),
      settlePlays(context),
      ...[1, 2, 3].map(() => settlePlays(context)),
    ]);
    await Promise.all([1, 2, 3, 4].map(() => settlePlays(context)));
    await Promise.all([1, 2, 3, 4].map(() => settleBets(context, null)));
    expect(await balanceOf(info)).toBe('1100.00');
    expect(await settlePlays(context)).toEqual({ plays: 0, bets: 0 });
    expect(await settleBets(context, null)).toBe(0);
    await booksAreRight();
  });

  it('R6 bets left behind by a crash between plays and bets are found by the sweep', async () => {
    const info = await context.player('100');
    await placed(context, singleRequest({ gameId: game }, '10'), info);
    await ingestFeedEvents(context, wholeResult(game));
    const crashing: typeof context.inTransaction = (work) =>
      context.inTransaction((stores) => {
        const lockBets = () => Promise.reject(new Error('killed'));
        return work({ ...stores, settlements: { ...stores.settlements, lockBets } });
      });
    await expect(settlePlays({ ...context, inTransaction: crashing })).rejects.toThrow('killed');
    expect(await balanceOf(info)).toBe('90.00');
    await booksAreRight();
    expect(await settleBets(context, null)).toBe(1);
    expect(await balanceOf(info)).toBe('110.00');
    await booksAreRight();
  });

  it('P8 R6 beside placements bets are settled a hundred at once, each once', async () => {
    const info = await context.player('1000');
    for (let count = 0; count < 210; count += 1) await placed(context, singleRequest({ gameId: game }, '1'), info);
    await ingestFeedEvents(context, wholeResult(game));
    const sizes: number[] = [];
    const beside: typeof context.inTransaction = (work) =>
      context.inTransaction((stores) => {
        const lockBets: typeof stores.settlements.lockBets = async (orderNos) => {
          sizes.push(orderNos.length);
          await placed(context, singleRequest({ gameId: game + 1 }, '1'), info);
          return await stores.settlements.lockBets(orderNos);
        };
        return work({ ...stores, settlements: { ...stores.settlements, lockBets } });
      });
    expect(await settlePlays({ ...context, inTransaction: beside })).toMatchObject({ bets: 210 });
    expect(sizes).toEqual([100, 100, 10]);
    expect(await balanceOf(info)).toBe('1207.00');
    await booksAreRight();
  });

  it('R6 a batch that fails at its last step leaves nothing behind', async () => {
    const info = await context.player('100');
    await placed(context, singleRequest({ gameId: game }, '10'), info);
    await ingestFeedEvents(context, wholeResult(game));
    const failing: typeof context.inTransaction = (work) =>
      context.inTransaction((stores) => {
        const settleAndFail: typeof stores.settlements.settle = async (settlements) => {
          await stores.settlements.settle(settlements);
          throw new Error('killed');
        };
        return work({ ...stores, settlements: { ...stores.settlements, settle: settleAndFail } });
      });
    await expect(settlePlays({ ...context, inTransaction: failing })).rejects.toThrow('killed');
    await booksAreRight();
    await settleBets(context, null);
    expect(await balanceOf(info)).toBe('110.00');
  });

  it('R7 a later result that contradicts changes nothing and waits for two operators', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    await settle(wholeResult(game));
    await settle([matchResult(game, { winner: null, score_1: 0, score_2: 2 })]);
    expect((await betOf(orderNo)).prizeStatus).toBe(1);
    expect(context.logged).toContain('feed event quarantined');
    const held = await context.stores.quarantine.list('held');
    expect(held.filter(({ gameId }) => gameId === game)).toMatchObject([{ kind: 'result', reason: 'contradicts' }]);
  });

  it('R6 settles more bets than two batches hold, and counts each once', async () => {
    const info = await context.player('20000');
    for (let n = 0; n < MORE_THAN_TWO_BATCHES; n += 1)
      await placed(context, singleRequest({ gameId: game }, '1'), info);
    await ingestFeedEvents(context, wholeResult(game));
    expect(await settlePlays(context)).toMatchObject({ bets: MORE_THAN_TWO_BATCHES });
    expect(await balanceOf(info)).toBe(`${20_000 + MORE_THAN_TWO_BATCHES}.00`);
    await booksAreRight();
  });
});

it('BET-8 publishes a settled bet and the new balance to the player, after the commit', async () => {
  const info = await context.player('100');
  const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
  await context.publisher.drain();
  await settle([notPlayed(game, 3), ...wholeResult(game)]);
  expect((await context.publisher.publishCommitted()).players).toEqual([
    {
      accountId: info.caller.accountId,
      change: {
        type: 'bet',
        bet: expect.objectContaining({
          order_no: orderNo,
          prize_status: 1,
          settlement_amount: '20.00',
          profit: '10.00',
        }),
      },
    },
    {
      accountId: info.caller.accountId,
      change: { type: 'balance', balance: expect.objectContaining({ amount: '110.00' }) },
    },
  ]);
});
