import { setTimeout as sleep } from 'node:timers/promises';

import type { FeedEvent } from '@clutchline/contract';
import type { Feed } from '@clutchline/feeds';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { startFeed } from '../../src/feed/start-feed';
import { startSettlement } from '../../src/settlement/start-settlement';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { readMatch } from '../../src/catalogue/list-matches';
import { placed, singleRequest, understood } from '@clutchline/test-support/server/bet-requests';
import { matchEvents, PLAY, pointOf, price, wholeResult } from '@clutchline/test-support/server/test-feed';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

let context: TestContext;

beforeEach(async () => {
  context = await openTestContext();
});
afterEach(() => context.close());

/** `forgetsAfter` drops events from the snapshot. */
function feedOf(events: readonly (readonly [at: number, event: FeedEvent])[], forgetsAfter = Infinity): Feed {
  const between = (from: number, to: number) =>
    events.filter(([at]) => at > from && at <= to).map(([, event]) => event);
  return {
    name: 'simulator',
    fingerprint: 'test',
    skipped: [],
    firstRunAt: null,
    snapshot: (at) => between(at - forgetsAfter, at),
    between,
  };
}

const oddNow = async (): Promise<string | null | undefined> => {
  const visitor = { lang: 2, caller: null } as const;
  return understood(await readMatch(context, { lang: 2, game_id: 1 }, visitor)).plays[0]?.points[0]?.odd;
};
const priceAt = (at: number, odd: number) => [NOW + at, price(1, pointOf(1, PLAY.winner, 1), odd)] as const;
const beginning = matchEvents(1).map((event) => [NOW - 1, event] as const);
const noSettlement = (): void => undefined;

it('PUSH-5 a feed gives its snapshot first and then its events, up to the business clock and no further', async () => {
  const feed = feedOf([...beginning, priceAt(1_000, 1_500), priceAt(60_000, 1_600)]);
  const job = startFeed(context, feed, { wakeSettlement: noSettlement });
  await job.ready;
  expect(await oddNow()).toBe('2.000');
  context.setNow(NOW + 2_000);
  await vi.waitFor(async () => expect(await oddNow()).toBe('1.500'), 5_000);
  await sleep(600);
  expect(await oddNow()).toBe('1.500');
  await job.stop();
});

it('a tick that fails is logged and comes again: nothing is lost', async () => {
  let failures = 2;
  const inTransaction: typeof context.inTransaction = (work) => {
    if (context.clock.now() > NOW && failures > 0) {
      failures -= 1;
      return Promise.reject(new Error('the database is away'));
    }
    return context.inTransaction(work);
  };
  const feed = feedOf([...beginning, priceAt(1_000, 1_500)]);
  const job = startFeed({ ...context, inTransaction }, feed, { wakeSettlement: noSettlement });
  await job.ready;
  context.setNow(NOW + 2_000);
  await vi.waitFor(async () => expect(await oddNow()).toBe('1.500'), 5_000);
  expect(context.logged.filter((line) => line.startsWith('feed tick failed'))).toHaveLength(2);
  await job.stop();
});

it('a feed that cannot store its snapshot fails at the start', async () => {
  const inTransaction = () => Promise.reject(new Error('no database'));
  const job = startFeed({ ...context, inTransaction }, feedOf(beginning), { wakeSettlement: noSettlement });
  await expect(job.ready).rejects.toThrow();
  await job.stop();
});

it('R6 results that came while the server was down are not missed, even without them in the snapshot', async () => {
  const events = [...beginning, ...wholeResult(1).map((event) => [NOW + 3_600_000, event] as const)];
  const first = startFeed(context, feedOf(events, 7_200_000), { wakeSettlement: noSettlement });
  await first.ready;
  await first.stop();
  const info = await context.player('100');
  await placed(context, singleRequest({ gameId: 1 }, '10'), info);
  context.setNow(NOW + 86_400_000);
  const settlement = startSettlement(context);
  const second = startFeed(context, feedOf(events, 7_200_000), { wakeSettlement: () => settlement.wake() });
  await second.ready;
  await vi.waitFor(
    async () => expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(11_000n),
    5_000,
  );
  await second.stop();
  await settlement.stop();
  expect(await context.stores.wallets.verify()).toEqual([]);
});

it('R1 a start settles what a killed server left, and a stopped job does nothing more', async () => {
  await ingestFeedEvents(context, matchEvents(1));
  const info = await context.player('100');
  await placed(context, singleRequest({ gameId: 1 }, '10'), info);
  await ingestFeedEvents(context, wholeResult(1));
  const settlement = startSettlement(context);
  const balance = async () => (await context.stores.wallets.read(info.caller.accountId))?.balance;
  await vi.waitFor(async () => expect(await balance()).toBe(11_000n), 5_000);
  await settlement.stop();
  await ingestFeedEvents(context, matchEvents(2));
  await placed(context, singleRequest({ gameId: 2 }, '10'), info);
  await ingestFeedEvents(context, wholeResult(2));
  settlement.wake();
  await sleep(300);
  expect(await balance()).toBe(10_000n);
});

it('a settlement run that fails is logged and the next wake-up runs it again', async () => {
  await ingestFeedEvents(context, matchEvents(1));
  const info = await context.player('100');
  await placed(context, singleRequest({ gameId: 1 }, '10'), info);
  let isBroken = true;
  const inTransaction: typeof context.inTransaction = (work) =>
    isBroken ? Promise.reject(new Error('the database is away')) : context.inTransaction(work);
  const settlement = startSettlement({ ...context, inTransaction });
  await ingestFeedEvents(context, wholeResult(1));
  settlement.wake();
  await vi.waitFor(() => expect(context.logged).toContain('settlement run failed, will retry'), 5_000);
  isBroken = false;
  settlement.wake();
  const balance = async () => (await context.stores.wallets.read(info.caller.accountId))?.balance;
  await vi.waitFor(async () => expect(await balance()).toBe(11_000n), 5_000);
  await settlement.stop();
});

it('R6 bets that a failed run left behind decided plays are paid by the next wake-up, not only by a sweep', async () => {
  await ingestFeedEvents(context, matchEvents(1));
  const info = await context.player('100');
  await placed(context, singleRequest({ gameId: 1 }, '10'), info);
  let failures = 0;
  const settlement = startSettlement({
    ...context,
    inTransaction: (work) =>
      context.inTransaction((stores) => {
        const lockBets: typeof stores.settlements.lockBets = (orderNos) => {
          failures += 1;
          return failures === 1 ? Promise.reject(new Error('away')) : stores.settlements.lockBets(orderNos);
        };
        return work({ ...stores, settlements: { ...stores.settlements, lockBets } });
      }),
  });
  await sleep(300);
  await ingestFeedEvents(context, wholeResult(1));
  settlement.wake();
  await vi.waitFor(() => expect(failures).toBe(1), 5_000);
  settlement.wake();
  const balance = async () => (await context.stores.wallets.read(info.caller.accountId))?.balance;
  await vi.waitFor(async () => expect(await balance()).toBe(11_000n), 5_000);
  await settlement.stop();
});
