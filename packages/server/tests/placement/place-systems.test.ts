import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  parlayRequest,
  place,
  placed,
  refusalOf,
  singleRequest,
  understood,
  type PlaceRequest,
} from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { live, matchEvents, PLAY, pointOf } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readParlayLimits, readSingleLimits } from '../../src/placement/limits/read-bet-limits';

let context: TestContext;
let game = 0;

beforeAll(async () => closeSound((context = await openTestContext())));
beforeEach(async () => {
  game += 10;
  await ingestFeedEvents(
    context,
    [0, 1, 2, 3].flatMap((n) => matchEvents(game + n)),
  );
});

const fourLegs = () => [0, 1, 2, 3].map((n) => ({ gameId: game + n }));

function system(stake: string, sizes: number[], per?: 'unit' | 'total'): PlaceRequest {
  const request = parlayRequest(fourLegs(), stake);
  const bets = request.bets.map((bet) => ({ ...bet, sizes, ...(per === undefined ? {} : { per }) }));
  return { ...request, bets };
}

const errorOf = async (request: PlaceRequest, info: Parameters<typeof place>[2]) =>
  (await place(context, request, info)).results[0]?.error;

describe('system bets', () => {
  it('SLIP-7 accepts k of n as one ticket: sizes, combinations, total stake, odds over all combinations', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, system('1', [3, 4], 'unit'), info);
    const [bet] = await context.stores.bets.byOrderNos([orderNo]);
    expect(bet).toMatchObject({ kind: 'parlay', sizes: [3, 4], lines: 5, stake: 500n, odds: '9.600' });
    expect(bet?.legs).toHaveLength(4);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(9_500n);
  });

  it('SLIP-7 a total stake is accepted unchanged', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, system('7', [3]), info);
    expect(await context.stores.bets.byOrderNos([orderNo])).toMatchObject([{ sizes: [3], lines: 4, stake: 700n }]);
  });

  it('bad-input 51: lines of fewer than three legs, and of more than there are, are refused', async () => {
    const info = await context.player('100');
    expect(await refusalOf(context, system('1', [2]), info)).toMatchObject({ refusal: 'min_legs' });
    expect(await context.stores.wallets.read(info.caller.accountId)).toMatchObject({ balance: 10_000n });
  });

  it('bad-input 51: all 32,647 lines of fifteen legs are one bet, held to the limits of one', async () => {
    const info = await context.player('5000');
    const legs = Array.from({ length: 15 }, (_, n) => game + 1_000 + n);
    await ingestFeedEvents(
      context,
      legs.flatMap((gameId) => matchEvents(gameId, { odd: 1_500 })),
    );
    const request = parlayRequest(
      legs.map((gameId) => ({ gameId, odd: 1_500 })),
      '0.01',
    );
    const sizes = Array.from({ length: 13 }, (_, n) => n + 3);
    const all = { ...request, bets: request.bets.map((bet) => ({ ...bet, sizes, per: 'unit' as const })) };
    const orderNo = await placed(context, all, info);
    expect(await context.stores.bets.byOrderNos([orderNo])).toMatchObject([{ lines: 32_647, stake: 32_647n }]);
  });

  it('SLIP-8 re-offers the highest stake of a line that would pass', async () => {
    const info = await context.player('50');
    expect(await errorOf(system('20', [3], 'unit'), info)).toMatchObject({
      refusal: 'insufficient_balance',
      limit: '50.00',
      offer: '12.50',
    });
    await placed(context, system('12.5', [3], 'unit'), info);
  });
});

describe('limits and what is offered instead', () => {
  it('BET-7 SLIP-8 an outcome costs the house no more than its cap: market limit with what is left and the whole', async () => {
    const info = await context.player('20000');
    await ingestFeedEvents(context, matchEvents(game + 5, { odd: 126_000 }));
    const pick = { gameId: game + 5, odd: 126_000 };
    expect(await errorOf(singleRequest(pick, '2001'), info)).toMatchObject({
      refusal: 'market_limit',
      limit: '2000.00',
    });
    for (const stake of ['790', '790']) await placed(context, singleRequest(pick, stake), await context.player('1000'));
    expect(await errorOf(singleRequest(pick, '500'), info)).toMatchObject({
      refusal: 'market_limit',
      limit: '420.00',
      whole: '2000.00',
      offer: '420.00',
    });
    await placed(context, singleRequest(pick, '420'), info);
    expect(await errorOf(singleRequest(pick, '1'), info)).toMatchObject({ refusal: 'market_limit', offer: null });
  });

  it('R13 the cap of an outcome holds while many players bet on it at once', async () => {
    await ingestFeedEvents(context, matchEvents(game + 6, { odd: 101_000 }));
    const players = await Promise.all(Array.from({ length: 40 }, () => context.player('1000')));
    const pick = { gameId: game + 6, odd: 101_000 };
    const answers = await Promise.all(players.map((info) => place(context, singleRequest(pick, '130'), info)));
    const accepted = answers.filter(({ results }) => results[0]?.error === null);
    expect(accepted).toHaveLength(19);
    const refusals = answers.flatMap(({ results }) => results[0]?.error?.refusal ?? []);
    expect(new Set(refusals)).toEqual(new Set(['market_limit']));
  });

  it('SLIP-8 a play scales the limits', async () => {
    const info = await context.player('5000');
    const [play, ...rest] = matchEvents(game + 7).reverse();
    if (play?.type !== 'play') throw new Error('the last event of a test match is a play');
    await ingestFeedEvents(context, [...rest.reverse(), { ...play, limit_scale: 250 }]);
    const pick = { gameId: game + 7, play: PLAY.kills1 };
    expect(await errorOf(singleRequest(pick, '1250.01'), info)).toMatchObject({
      refusal: 'amount_high',
      limit: '1250.00',
    });
    const { points } = understood(
      await readSingleLimits(context, { lang: 2, shop_ids: [pointOf(game + 7, PLAY.kills1, 1)] }, info),
    );
    expect(points).toMatchObject([{ max: '1250.00', match_left: '9000.00', delay_ms: 0 }]);
  });

  it('SLIP-8 the limit calls return what a placement would be validated by', async () => {
    const info = await context.player('5000');
    await placed(context, singleRequest({ gameId: game }, '4990'), info);
    await placed(context, singleRequest({ gameId: game }, '9'), info);
    const shop_ids = [0, 1, 2].map((n) => pointOf(game + n, PLAY.winner, 1));
    const single = understood(await readSingleLimits(context, { lang: 2, shop_ids }, info));
    expect(single).toMatchObject({ day_left: '45001.00', points: [{ match_left: '4001.00' }, {}, {}] });
    const parlay = understood(await readParlayLimits(context, { lang: 2, shop_ids }, info));
    expect(parlay).toMatchObject({ max: '2000.00', delay_ms: 0, min_legs: 3, max_legs: 15 });
  });
});

describe('live and late', () => {
  it('BET-8 a bet on a live match is held for the delay of its game: not confirmed yet, stake debited', async () => {
    const info = await context.player('100');
    await ingestFeedEvents(context, [live(game, { status: 2, round: 1 })]);
    const { results, amount } = await place(context, singleRequest({ gameId: game }, '10'), info);
    expect(results).toMatchObject([{ receive_status: 1, delay_ms: 6_000, error: null }]);
    expect(amount).toBe('90.00');
    const shop_ids = [pointOf(game, PLAY.winner, 1)];
    expect(understood(await readParlayLimits(context, { lang: 2, shop_ids }, info)).delay_ms).toBe(6_000);
    const [orderNo] = results.map(({ order_no }) => order_no);
    expect(await context.stores.bets.byOrderNos([orderNo ?? ''])).toMatchObject([
      { receiveStatus: 1, heldUntil: NOW + 6_000 },
    ]);
  });

  it('BET-7 accepts no pre-match bet after the announced start', async () => {
    const info = await context.player('100');
    await ingestFeedEvents(context, matchEvents(game + 8, { startTime: NOW }));
    expect(await refusalOf(context, singleRequest({ gameId: game + 8 }, '10'), info)).toMatchObject({
      refusal: 'past_cut_off',
    });
  });
});
