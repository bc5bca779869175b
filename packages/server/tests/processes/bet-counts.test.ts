import { afterAll, beforeAll, expect, it } from 'vitest';

import { BetCounts } from '../../src/composition/bet-counts';
import { decideHeldBets } from '../../src/acceptance/decide-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { lookAtStore } from '../../src/composition/look-at-store';
import { settlePlays } from '../../src/settlement/settle-plays';
import { withBetCounts } from '../../src/composition/with-bet-counts';
import { place, singleRequest } from '@clutchline/test-support/server/bet-requests';
import {
  live,
  matchEvents,
  matchVoid,
  PLAY,
  pointOf,
  price,
  wholeResult,
} from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const [COMING, LIVE, VOID] = [1, 2, 3] as const;
let context: TestContext;
beforeAll(async () => {
  context = await openTestContext();
  const events = [COMING, LIVE, VOID].flatMap((gameId) => matchEvents(gameId));
  await ingestFeedEvents(context, [...events, live(LIVE, { status: 2, round: 1 })]);
});
afterAll(() => context.close());

const BARE = {
  ...{ orderNo: 'A', settlementOdds: '1.000', payout: 0n, repaid: 0n, owed: 0n, rules: [], legs: [] },
  ...{ source: 'a test', reason: null },
};

it('bets are counted by what became of them, once they are committed', async () => {
  const counts = new BetCounts();
  const counted: TestContext = { ...context, ...withBetCounts(context, counts) };
  const info = await context.player('1000');
  const bet = (gameId: number, side: 1 | 2, stake = '10') =>
    place(counted, singleRequest({ gameId, side }, stake), info);
  await bet(COMING, 1);
  await bet(COMING, 2);
  await bet(VOID, 1);
  await bet(VOID, 1, '0.01');
  await bet(LIVE, 1);
  await bet(LIVE, 2);
  expect((await lookAtStore(counted))?.heldBets).toBe(2);
  context.setNow(NOW + 1_000);
  await ingestFeedEvents(context, [price(LIVE, pointOf(LIVE, PLAY.winner, 1), 1_500)]);
  context.setNow(NOW + 60_000);
  await decideHeldBets(counted);
  await ingestFeedEvents(context, [...wholeResult(COMING), matchVoid(VOID)]);
  await settlePlays(counted, (lags) => counts.hearLags(lags));
  const { placed, refused, decided, settled } = counts;
  expect([placed.of('confirmed'), placed.of('held'), placed.of('rejected')]).toEqual([3, 2, 1]);
  expect([refused.of('stake'), refused.of('price') + refused.of('market')]).toEqual([1, 1]);
  expect([decided.of('confirmed'), decided.of('rejected')]).toEqual([1, 1]);
  expect([settled.of('won'), settled.of('lost'), settled.of('void'), counts.settledAgain]).toEqual([1, 1, 1, 0]);
  const { count, sum } = counts.settlementLag;
  expect(count).toBe(2);
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(60);
});

it('what is rolled back is not counted, and what is tried twice is counted once', async () => {
  const counts = new BetCounts();
  let tries = 0;
  const { inTransaction } = withBetCounts(
    {
      stores: context.stores,
      inTransaction: (work) =>
        context.inTransaction(async (stores) => {
          tries += 1;
          if (tries === 2) await work(stores);
          return await work(stores);
        }),
    },
    counts,
  );
  const settleNothing = { at: NOW, noticeBefore: NOW, legs: [], holdsWallets: false };
  const ending = { isCancel: 0, prizeStatus: 1, revision: 2 } as const;
  const settle = (fails: boolean) =>
    inTransaction(async ({ settlements }) => {
      await settlements.settle({ ...settleNothing, endings: [{ ...BARE, ...ending }] });
      if (fails) throw new Error('it is rolled back');
    });
  await expect(settle(true)).rejects.toThrow('rolled back');
  expect(counts.settled.of('won')).toBe(0);
  await settle(false);
  expect([counts.settled.of('won'), counts.settledAgain]).toEqual([1, 1]);
});

it('a database that does not answer leaves out what only it knows', async () => {
  const outbox = { ...context.stores.outbox, depth: () => Promise.reject(new Error('no database')) };
  expect(await lookAtStore({ ...context, stores: { ...context.stores, outbox } })).toBeNull();
});
