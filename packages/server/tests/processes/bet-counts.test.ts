import { afterAll, beforeAll, expect, it } from 'vitest';

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
import { samplesOf } from '@clutchline/test-support/server/metrics-text';

import { BetCounts, withBetCounts } from '../../src/composition/bet-counts';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readStoreMetrics } from '../../src/composition/server-metrics';
import { settlePlays } from '../../src/settlement/settle-plays';

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
  expect((await readStoreMetrics(counted))?.heldBets).toBe(2);
  context.setNow(NOW + 1_000);
  await ingestFeedEvents(context, [price(LIVE, pointOf(LIVE, PLAY.winner, 1), 1_500)]);
  context.setNow(NOW + 60_000);
  await acceptOrRejectHeldBets(counted);
  await ingestFeedEvents(context, [...wholeResult(COMING), matchVoid(VOID)]);
  await settlePlays(counted, (lags) => counts.observeLags(lags));
  const samples = await samplesOf(counts);
  const read = (name: string): number | undefined => samples.get(`clutchline_${name}`);
  const bets = ['confirmed', 'held', 'rejected'].map((outcome) => read(`bets_total{outcome="${outcome}"}`));
  expect(bets).toEqual([3, 2, 1]);
  const rejected = ['stake', 'price', 'market'].map((family) => read(`bets_rejected_total{family="${family}"}`) ?? NaN);
  expect([rejected[0], (rejected[1] ?? NaN) + (rejected[2] ?? NaN)]).toEqual([1, 1]);
  const decided = ['confirmed', 'rejected'].map((outcome) => read(`held_bets_decided_total{outcome="${outcome}"}`));
  expect(decided).toEqual([1, 1]);
  const settled = ['won', 'lost', 'void'].map((outcome) => read(`bets_settled_total{outcome="${outcome}"}`));
  expect([...settled, read('bets_settled_again_total')]).toEqual([1, 1, 1, 0]);
  expect(read('settlement_lag_seconds_count')).toBe(2);
  expect(read('settlement_lag_seconds_sum')).toBeGreaterThan(0);
  expect(read('settlement_lag_seconds_sum')).toBeLessThan(60);
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
      await settlements.settle({ ...settleNothing, settlements: [{ ...BARE, ...ending }] });
      if (fails) throw new Error('it is rolled back');
    });
  await expect(settle(true)).rejects.toThrow('rolled back');
  const settledNow = async () => {
    const samples = await samplesOf(counts);
    return ['settled_total{outcome="won"}', 'settled_again_total'].map((name) =>
      samples.get(`clutchline_bets_${name}`),
    );
  };
  expect(await settledNow()).toEqual([0, 0]);
  await settle(false);
  expect(await settledNow()).toEqual([1, 1]);
});

it('a database that does not answer leaves out what only it knows', async () => {
  const outbox = { ...context.stores.outbox, depth: () => Promise.reject(new Error('no database')) };
  expect(await readStoreMetrics({ ...context, stores: { ...context.stores, outbox } })).toBeNull();
});
