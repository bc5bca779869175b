import type { FeedEvent } from '@clutchline/contract';
import { describe, expect, it } from 'vitest';

import { listMatches, readMatch } from '../../src/catalogue/list-matches';
import { readPoints } from '../../src/catalogue/read-points';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readHistory } from '../../src/history/read-history';
import { refreshPoolOdds } from '../../src/pools/refresh-pool-odds';
import { swapTeam } from '../../src/pools/swap-team';
import { freshId, place, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, playOf, pointOf } from '@clutchline/test-support/server/test-feed';
import { shareSettling, type Settling } from '@clutchline/test-support/server/open-settling';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';

let settling: Settling;
let context: Settling['context'];
let game = 0;

shareSettling(
  (shared) => {
    settling = shared;
    ({ context } = shared);
  },
  () => {
    game += 1;
    return [...matchEvents(game), winnerPool(game)];
  },
);

const visitor = { lang: 2, caller: null } as const;

/** Odds and statuses of the pool in list, detail and slip. */
async function shownPrices() {
  const { rows } = understood(
    await listMatches(context, { lang: 2, game_type_id: 0, handicap_code: 'pool', event_ids: [] }, visitor),
  );
  const { plays } = understood(await readMatch(context, { lang: 2, game_id: game }, visitor));
  const shopIds = [pointOf(game, POOL.winner, 1), pointOf(game, POOL.winner, 2)];
  const { items } = understood(await readPoints(context, { lang: 2, shop_ids: shopIds }));
  const ofPool = (all: typeof plays) =>
    all
      .find(({ play_info_id }) => play_info_id === playOf(game, POOL.winner))
      ?.points.map(({ odd, status }) => ({ odd, status }));
  return {
    list: ofPool(rows.find(({ match }) => match.game_id === game)?.plays ?? []),
    detail: ofPool(plays),
    slip: items.map(({ odd, status }) => ({ odd, status })),
  };
}

const everywhere = (points: readonly { odd: string | null; status: number }[]) => ({
  list: points,
  detail: points,
  slip: points,
});

const fedPrice = (side: 1 | 2, odd: number | null): FeedEvent => ({
  type: 'prices',
  game_id: game,
  prices: [{ point_id: pointOf(game, POOL.winner, side), odd }],
});

const withoutPrice = (request: ReturnType<typeof poolRequest>) => ({
  ...request,
  selections: request.selections.map((selection) => ({ ...selection, odd: null })),
});

describe('the price of a pool', () => {
  it('U8 BET-2 is null without stakes, takes bets all the same, and is published as soon as someone staked', async () => {
    expect(await shownPrices()).toEqual(
      everywhere([
        { odd: null, status: 1 },
        { odd: null, status: 1 },
      ]),
    );
    const info = await context.player('1000');
    const since = await refreshPoolOdds(context, 0);
    const { results } = await place(context, withoutPrice(poolRequest(game, POOL.winner, 1, '50')), info);
    expect(results).toMatchObject([{ error: null }]);
    await context.publisher.drain();
    await refreshPoolOdds(context, since);
    expect(await context.publisher.drain()).toMatchObject([
      { type: 'odds', point_id: pointOf(game, POOL.winner, 1), delta: '1.000', status: 1 },
    ]);
    expect(await shownPrices()).toEqual(
      everywhere([
        { odd: '1.000', status: 1 },
        { odd: null, status: 1 },
      ]),
    );
  });

  it('U8 BET-2 never comes from the feed: neither first prices, nor later ones, nor a withdrawal', async () => {
    for (const odd of [1_500, null]) {
      await ingestFeedEvents(context, [fedPrice(1, odd)]);
      expect((await shownPrices()).detail).toEqual([
        { odd: null, status: 1 },
        { odd: null, status: 1 },
      ]);
    }
    const info = await context.player('1000');
    await place(context, poolRequest(game, POOL.winner, 2, '10'), info);
    await refreshPoolOdds(context, 0);
    await ingestFeedEvents(context, [...matchEvents(game), winnerPool(game), fedPrice(2, 7_000)]);
    expect((await shownPrices()).detail?.map(({ odd }) => odd)).toEqual([null, '1.000']);
  });

  it('U8 BET-2 of a bet includes its stake, and answer and history mark it as estimated', async () => {
    const info = await context.player('1000');
    await place(context, poolRequest(game, POOL.winner, 1, '10'), info);
    const { results } = await place(context, withoutPrice(poolRequest(game, POOL.winner, 2, '30')), info);
    expect(results[0]?.legs).toMatchObject([{ asked: null, used: '1.226', is_estimated: 1 }]);
    const history = understood(
      await readHistory(context, { lang: 2, days: 7, state: 'all', page: 1, page_size: 20 }, info),
    );
    const listed = history.items.map(({ odds, legs }) => [odds, legs[0]?.odd, legs[0]?.is_estimated]);
    expect(listed.toSorted()).toEqual([
      ['1.000', '1.000', 1],
      ['1.226', '1.226', 1],
    ]);
    const fixed = await place(context, singleRequest({ gameId: game }, '10'), info);
    expect(fixed.results[0]?.legs[0]).not.toHaveProperty('is_estimated');
  });

  it('U8 BET-5 of a swapped ticket is that of its new side with the stake moved', async () => {
    const info = await context.player('1000');
    const { results } = await place(context, poolRequest(game, POOL.winner, 1, '30'), info);
    await place(context, poolRequest(game, POOL.winner, 1, '10'), info);
    const order_no = results[0]?.order_no ?? '';
    const answer = understood(await swapTeam(context, { lang: 2, request_id: freshId(), order_no }, info));
    const bet = await settling.betOf(answer.order_no);
    expect([bet.odds, bet.legs[0]?.odd]).toEqual(['1.226', 1_226]);
  });

  it('U8 SLIP-11 a fixed price is still agreed on: a bet without one is refused', async () => {
    const info = await context.player('1000');
    const { results } = await place(context, withoutPrice(singleRequest({ gameId: game }, '10')), info);
    expect(results[0]?.error?.refusal).toBe('odds_changed');
  });
});
