import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeBets } from '../../src/placement/place-bets';
import { readBalance } from '../../src/players/preferences/balance';
import { readPlacement } from '../../src/placement/read-placement';
import {
  freshId,
  parlayRequest,
  place,
  placed,
  refusalOf,
  selection,
  singleRequest,
  understood,
} from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
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
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;
let game = 0;

beforeAll(async () => closeSound((context = await openTestContext())));
beforeEach(async () => {
  game += 3;
  await ingestFeedEvents(
    context,
    [0, 1, 2].flatMap((n) => matchEvents(game + n)),
  );
});

const balanceOf = async (info: Parameters<typeof readBalance>[2]): Promise<string> =>
  understood(await readBalance(context, { lang: 2 }, info)).amount;

describe('taking bets', () => {
  it('BET-1 accepts a single: order number, price at bet time, balance after it', async () => {
    const info = await context.player('100');
    const answer = await place(context, singleRequest({ gameId: game }, '12.5'), info);
    expect(answer).toEqual({
      amount: '87.50',
      results: [
        {
          order_no: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{26}$/),
          receive_status: 0,
          delay_ms: 0,
          legs: [{ shop_id: pointOf(game, PLAY.winner, 1), asked: '2.000', used: '2.000', version: 1 }],
          error: null,
        },
      ],
    });
    expect(await balanceOf(info)).toBe('87.50');
  });

  it('BET-1 BET-8 a request that waited too long places nothing, and still returns an earlier answer', async () => {
    const info = await context.player('100');
    const before = singleRequest({ gameId: game }, '10');
    const answer = await place(context, before, info);
    const arrival = context.wallClock.now();
    const times = [arrival];
    const late: TestContext = { ...context, wallClock: { now: () => times.pop() ?? arrival + 4_001 } };
    const fresh = await placeBets(late, singleRequest({ gameId: game }, '10'), info);
    expect(fresh).toEqual({ kind: 'refused', refusal: 'unavailable' });
    times.push(arrival);
    expect(await placeBets(late, before, info)).toEqual({ kind: 'ok', data: answer });
    expect(await balanceOf(info)).toBe('90.00');
  });

  it('BET-1 publishes bet and balance to the player after the commit', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: game }, '10'), info);
    const published = (await context.publisher.publishCommitted()).players.filter(
      ({ accountId }) => accountId === info.caller.accountId,
    );
    expect(published.map(({ change }) => change)).toEqual([
      expect.objectContaining({ type: 'bet', bet: expect.objectContaining({ order_no: orderNo, stake: '10.00' }) }),
      { type: 'balance', balance: expect.objectContaining({ amount: '90.00', nickname: 'Test', currency_id: 1 }) },
    ]);
  });

  it('BET-8 each bet of a request has its own result: a refused one does not affect the others', async () => {
    const info = await context.player('100');
    const answer = await place(
      context,
      {
        lang: 2,
        request_id: freshId(),
        accept: 'none',
        selections: [
          selection({ gameId: game }),
          selection({ gameId: game + 1, odd: 1_900 }),
          selection({ gameId: game + 2 }),
        ],
        bets: [
          { kind: 'single', selections: [0], stake: '10' },
          { kind: 'single', selections: [1], stake: '10' },
          { kind: 'single', selections: [2], stake: '10' },
        ],
      },
      info,
    );
    expect(answer.results.map(({ error }) => error?.refusal ?? null)).toEqual([null, 'odds_changed', null]);
    expect(answer.results[1]?.legs).toEqual([
      { shop_id: pointOf(game + 1, PLAY.winner, 1), asked: '1.900', used: '2.000', version: 1 },
    ]);
    expect(answer.amount).toBe('80.00');
  });

  it('BET-1 accepts a parlay of three matches at the product of its prices', async () => {
    const info = await context.player('100');
    const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    const orderNo = await placed(context, parlayRequest(legs, '10'), info);
    const [bet] = await context.stores.bets.byOrderNos([orderNo]);
    expect(bet).toMatchObject({ kind: 'parlay', odds: '8.000', stake: 1_000n });
    expect(bet?.legs).toHaveLength(3);
  });
});

describe('BET-8 request ids', () => {
  it('BET-8 bad-input 53: a hundred identical requests at once are one bet with a hundred equal answers', async () => {
    const info = await context.player('1000');
    const request = singleRequest({ gameId: game }, '10');
    const answers = await Promise.all(Array.from({ length: 100 }, () => place(context, request, info)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.results))).size).toBe(1);
    expect(await balanceOf(info)).toBe('990.00');
  });

  it('BET-8 bad-input 52: the same id with another body is refused, and for another player it is free', async () => {
    const [first, second] = [await context.player('100'), await context.player('100')];
    const request = singleRequest({ gameId: game }, '10');
    await placed(context, request, first);
    const other = { ...request, bets: [{ kind: 'single' as const, selections: [0], stake: '11' }] };
    expect(await placeBets(context, other, first)).toEqual({ kind: 'refused', refusal: 'request_conflict' });
    expect(await placed(context, request, second)).toHaveLength(26);
  });

  it('BET-8 a retry answers as before although price, state and balance have moved on', async () => {
    const info = await context.player('10');
    const request = singleRequest({ gameId: game }, '10');
    const before = await place(context, request, info);
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 1_500), playState(game, 1, 'closed')]);
    expect(await place(context, request, info)).toEqual(before);
    expect(await place(context, { ...request, lang: 1 }, { ...info, lang: 1 })).toEqual(before);
  });

  it('BET-8 a lost answer is found by its request id, by its own player alone', async () => {
    const [info, stranger] = [await context.player('10'), await context.player('10')];
    const request = singleRequest({ gameId: game }, '10');
    const ask = { lang: 2, request_id: request.request_id } as const;
    expect(understood(await readPlacement(context, ask, info))).toEqual({ found: 0 });
    const answer = await place(context, request, info);
    expect(understood(await readPlacement(context, ask, info))).toEqual({ found: 1, answer });
    expect(understood(await readPlacement(context, ask, stranger))).toEqual({ found: 0 });
  });
});

describe('money', () => {
  it.each([0, 1, 5])('R5 sixty-four bets at once with money for %i: as many are accepted', async (count) => {
    const info = await context.player(String(count * 10));
    const results = await Promise.all(
      Array.from({ length: 64 }, () => refusalOf(context, singleRequest({ gameId: game }, '10'), info)),
    );
    expect(results.filter((result) => result === null)).toHaveLength(count);
    expect(new Set(results.flatMap((result) => result?.refusal ?? []))).toEqual(new Set(['insufficient_balance']));
    expect(await balanceOf(info)).toBe('0.00');
  });

  it('SLIP-9 bad-input 37: refuses a stake one minor unit above the balance and names what is there', async () => {
    const info = await context.player('10');
    const refusal = await refusalOf(context, singleRequest({ gameId: game }, '10.01'), info);
    expect(refusal).toEqual({ refusal: 'insufficient_balance', limit: '10.00' });
  });

  it.each([
    ['0', 'amount_low'],
    ['0.99', 'amount_low'],
    ['-1', 'amount_low'],
    ['-0', 'amount_low'],
    ['1', null],
    ['5000', null],
    ['5000.01', 'amount_high'],
    ['1.005', 'amount_format'],
  ])('SLIP-8 bad-input 31, 34, 36: a single of %s is %s', async (stake, refusal) => {
    const info = await context.player('20000');
    expect((await refusalOf(context, singleRequest({ gameId: game }, stake), info))?.refusal ?? null).toBe(refusal);
  });

  it('SLIP-8 bad-input 34: a currency without decimals accepts no decimals', async () => {
    const info = await context.player('100000', 3);
    const refusal = await refusalOf(context, singleRequest({ gameId: game }, '500.5'), info);
    expect(refusal?.refusal).toBe('amount_format');
    expect(await refusalOf(context, singleRequest({ gameId: game }, '500'), info)).toBeNull();
  });

  it('SLIP-8 bad-input 61: a stake split into many is held by the match limit', async () => {
    const info = await context.player('20000');
    await placed(context, singleRequest({ gameId: game }, '5000'), info);
    const refusal = await refusalOf(context, singleRequest({ gameId: game, play: PLAY.map1 }, '4000.01'), info);
    expect(refusal).toEqual({ refusal: 'match_limit', limit: '4000.00' });
  });

  it('SLIP-8 applies the limit of the day, which begins again with the next', async () => {
    const info = await context.player('99000');
    await ingestFeedEvents(
      context,
      Array.from({ length: 11 }, (_, n) => matchEvents(9_000 + n, { startTime: NOW + 2 * 86_400_000 })).flat(),
    );
    for (let n = 0; n < 9; n += 1) await placed(context, singleRequest({ gameId: 9_000 + n }, '5000'), info);
    await placed(context, singleRequest({ gameId: 9_009 }, '4999'), info);
    const more = () => refusalOf(context, singleRequest({ gameId: 9_010 }, '2'), info);
    expect(await more()).toEqual({ refusal: 'day_limit', limit: '1.00' });
    const today = context.clock.now();
    context.setNow(today + 86_400_000);
    expect(await more()).toBeNull();
    context.setNow(today);
  });

  it('SLIP-8 bad-input 56: names the highest stake whose return is within the payout limit', async () => {
    const info = await context.player('5000');
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 100_000)]);
    const request = singleRequest({ gameId: game, odd: 100_000, version: 2 }, '1000.01');
    expect(await refusalOf(context, request, info)).toEqual({ refusal: 'payout_limit', limit: '1000.00' });
  });

  it('SLIP-8 refuses combined odds above 2000', async () => {
    const info = await context.player('100');
    const points = [0, 1, 2].map((n) => price(game + n, pointOf(game + n, PLAY.winner, 1), 13_000));
    await ingestFeedEvents(context, points);
    const legs = [0, 1, 2].map((n) => ({ gameId: game + n, odd: 13_000, version: 2 }));
    expect((await refusalOf(context, parlayRequest(legs, '1'), info))?.refusal).toBe('combined_odds_limit');
  });
});

describe('prices and states', () => {
  it.each([
    ['latest', 1_954, null],
    ['latest', 1_956, null],
    ['better', 1_954, null],
    ['better', 1_955, null],
    ['better', 1_956, 'odds_lower'],
    ['none', 1_955, null],
    ['none', 1_954, 'odds_changed'],
    ['none', 1_956, 'odds_changed'],
  ] as const)('SLIP-11 bad-input 38: with %s, asked %i, now 1955: %s', async (accept, odd, refusal) => {
    const info = await context.player('100');
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 1_955)]);
    const answer = await place(context, singleRequest({ gameId: game, odd }, '10', accept), info);
    expect(answer.results[0]?.error?.refusal ?? null).toBe(refusal);
    expect(answer.results[0]?.legs[0]).toMatchObject({ used: '1.955', version: 2 });
    expect(answer.amount).toBe(refusal === null ? '90.00' : '100.00');
  });

  it('SLIP-10 bad-input 40: refuses a price version that does not exist yet', async () => {
    const info = await context.player('100');
    const request = singleRequest({ gameId: game, version: 7 }, '10', 'latest');
    expect((await refusalOf(context, request, info))?.refusal).toBe('odds_changed');
  });

  it.each([
    ['suspended play', () => [playState(game, PLAY.winner, 'suspended')], 'suspended'],
    ['closed play', () => [playState(game, PLAY.winner, 'closed')], 'bet_closed'],
    ['paused match', () => [live(game, { status: 3 })], 'suspended'],
    ['ended match', () => [live(game, { status: 4 })], 'bet_closed'],
    ['hidden match', () => [live(game, { is_hide: 1 })], 'bet_closed'],
  ] as const)('BET-7 bad-input 48: nothing is accepted on a %s', async (_name, events, refusal) => {
    const info = await context.player('100');
    await ingestFeedEvents(context, [...events()]);
    expect((await refusalOf(context, singleRequest({ gameId: game }, '10'), info))?.refusal).toBe(refusal);
  });

  it('R11 bad-input 60: no bet is committed after the close while closing races a hundred bets', async () => {
    const players = await Promise.all(Array.from({ length: 20 }, () => context.player('1000')));
    let closedAt = Number.POSITIVE_INFINITY;
    const bets = Array.from({ length: 100 }, async (_, n) => {
      const info = players[n % players.length];
      if (info === undefined) throw new Error('no player');
      const startedAt = performance.now();
      const refusal = await refusalOf(context, singleRequest({ gameId: game }, '1'), info);
      return { startedAt, refusal };
    });
    const closing = ingestFeedEvents(context, [playState(game, PLAY.winner, 'closed')]).then(() => {
      closedAt = performance.now();
    });
    const done = await Promise.all(bets);
    await closing;
    const late = done.filter(({ startedAt, refusal }) => startedAt > closedAt && refusal === null);
    expect(late).toEqual([]);
    const [afterwards] = players;
    if (afterwards === undefined) throw new Error('no player');
    expect((await refusalOf(context, singleRequest({ gameId: game }, '1'), afterwards))?.refusal).toBe('bet_closed');
  });

  it('SLIP-10 accepts no bet on a play that is settled or of a void match', async () => {
    const info = await context.player('100');
    const { settlePlays } = await import('../../src/settlement/settle-plays');
    await ingestFeedEvents(context, [...wholeResult(game), matchVoid(game + 1)]);
    await settlePlays(context);
    expect((await refusalOf(context, singleRequest({ gameId: game }, '1'), info))?.refusal).toBe('bet_closed');
    expect((await refusalOf(context, singleRequest({ gameId: game + 1 }, '1'), info))?.refusal).toBe('bet_closed');
  });
});

describe('what a bet may be', () => {
  it('bad-input 49: refuses match or play ids that are not the point’s own', async () => {
    const info = await context.player('100');
    const request = singleRequest({ gameId: game }, '10');
    const lie = (fields: object) => ({
      ...request,
      request_id: freshId(),
      selections: request.selections.map((one) => ({ ...one, ...fields })),
    });
    for (const fields of [{ game_id: game + 1 }, { play_info_id: 5 }, { shop_id: 77 }])
      expect((await refusalOf(context, lie(fields), info))?.refusal).toBe('bet_invalid');
  });

  it('SLIP-5 bad-input 42: a combo needs three legs', async () => {
    const info = await context.player('100');
    const request = parlayRequest([{ gameId: game }, { gameId: game + 1 }], '10');
    expect((await refusalOf(context, request, info))?.refusal).toBe('min_legs');
  });

  it('SLIP-6 bad-input 45: a combo has one market a match', async () => {
    const info = await context.player('100');
    const legs = [{ gameId: game }, { gameId: game, play: PLAY.map1 }, { gameId: game + 1 }];
    expect((await refusalOf(context, parlayRequest(legs, '10'), info))?.refusal).toBe('one_per_match');
  });

  it('SLIP-6 bad-input 47: a highlighted selection joins no combo', async () => {
    const info = await context.player('100');
    await ingestFeedEvents(context, matchEvents(game, { noParlay: 1 }));
    const legs = [{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }];
    expect((await refusalOf(context, parlayRequest(legs, '10'), info))?.refusal).toBe('no_combo');
  });

  it('SLIP-4 bad-input 42: eleven singles are refused, all of them', async () => {
    const info = await context.player('1000');
    const picks = Array.from({ length: 11 }, (_, n) => ({
      gameId: game + (n % 3),
      play: 1 + (n % 6),
      side: 1 as const,
    }));
    const answer = await place(
      context,
      {
        lang: 2,
        request_id: freshId(),
        accept: 'latest',
        selections: picks.map(selection),
        bets: picks.map((_, index) => ({ kind: 'single' as const, selections: [index], stake: '1' })),
      },
      info,
    );
    expect(new Set(answer.results.map(({ error }) => error?.refusal))).toEqual(new Set(['orders_limit_10']));
  });

  it('bad-input 44: the same point twice among the singles is accepted once', async () => {
    const info = await context.player('100');
    const request = singleRequest({ gameId: game }, '10');
    const twice = { ...request, bets: [...request.bets, ...request.bets] };
    const { results } = await place(context, twice, info);
    expect(results.map(({ error }) => error?.refusal ?? null)).toEqual([null, 'duplicate_selection']);
  });

  it('bad-input 41: a bet that names a selection which is not there is no request', async () => {
    const info = await context.player('100');
    const request = singleRequest({ gameId: game }, '10');
    const broken = { ...request, bets: [{ kind: 'single' as const, selections: [3], stake: '10' }] };
    expect(await placeBets(context, broken, info)).toEqual({ kind: 'refused', refusal: 'bad_request' });
  });
});
