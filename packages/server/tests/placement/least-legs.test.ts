import { parlayRequest, understood, type PlaceRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import type { TestContext } from '@clutchline/test-support/server/open-test-context';
import { matchEvents, wholeResult } from '@clutchline/test-support/server/test-feed';
import { beforeAll, expect, it, vi } from 'vitest';

import type * as limitsModule from '../../src/placement/limits/limits-of';
import { createServerTexts } from '../../src/platform/server-texts';

const LIMITS = '../../src/placement/limits/limits-of';

/** Other files of this process keep the limits of the product. */
async function importWithTwoLegs() {
  vi.resetModules();
  vi.doMock(LIMITS, async (load: () => Promise<typeof limitsModule>) => {
    const real = await load();
    return { ...real, limitsOf: (currencyId: number) => ({ ...real.limitsOf(currencyId), leastLegs: 2 }) };
  });
  const [requests, contexts, feed, limits, settlement] = await Promise.all([
    import('@clutchline/test-support/server/bet-requests'),
    import('@clutchline/test-support/server/open-test-context'),
    import('../../src/feed/ingest-feed-events'),
    import('../../src/placement/limits/read-bet-limits'),
    import('../../src/settlement/settle-plays'),
  ]);
  vi.doUnmock(LIMITS);
  vi.resetModules();
  return { ...requests, ...contexts, ...feed, ...limits, ...settlement };
}

const { ingestFeedEvents, openTestContext, place, placed, readParlayLimits, settlePlays } = await importWithTwoLegs();
let context: TestContext;
const GAMES = Array.from({ length: 15 }, (_, index) => index + 1);

beforeAll(async () => closeSound((context = await openTestContext())));
beforeAll(async () => {
  await ingestFeedEvents(
    context,
    GAMES.flatMap((game) => matchEvents(game, { odd: 1_500 })),
  );
});

const combo = (legs: number, sizes?: number[]): PlaceRequest => {
  const request = parlayRequest(
    GAMES.slice(0, legs).map((gameId) => ({ gameId, odd: 1_500 })),
    '400',
  );
  return { ...request, bets: request.bets.map((bet) => (sizes === undefined ? bet : { ...bet, sizes })) };
};

it('D10 if two legs are enough, a double, a Trixie and every combination of fifteen legs are accepted and settled', async () => {
  const info = await context.player('10000');
  const double = await placed(context, combo(2), info);
  const trixie = await placed(context, combo(3, [2, 3]), info);
  const all = await placed(
    context,
    combo(
      15,
      GAMES.slice(1).map((size) => size),
    ),
    info,
  );
  await ingestFeedEvents(context, GAMES.flatMap(wholeResult));
  await settlePlays(context);
  const bets = await context.stores.bets.byOrderNos([double, trixie, all]);
  const ended = new Map(bets.map(({ orderNo, lines, payout }) => [orderNo, { lines, payout }]));
  expect(ended.get(double)).toEqual({ lines: 1, payout: 90_000n });
  expect(ended.get(trixie)).toEqual({ lines: 4, payout: 101_250n });
  expect(ended.get(all)).toMatchObject({ lines: 32_752 });
});

it('D10 the limits contain it, and one leg is refused with the number', async () => {
  const info = await context.player('100');
  expect(understood(await readParlayLimits(context, { lang: 2, shop_ids: [100_101] }, info)).min_legs).toBe(2);
  const { results } = await place(context, combo(1), info);
  expect(results[0]?.error).toMatchObject({ refusal: 'min_legs' });
  const texts = createServerTexts();
  expect([2, 3].map((count) => texts.refusal('min_legs', 2, null, count))).toEqual([
    'Min 2 tickets to place a combo',
    'Min 3 tickets to place a combo',
  ]);
});
