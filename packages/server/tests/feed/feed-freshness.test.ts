import { setTimeout as sleep } from 'node:timers/promises';

import type { AcceptPreference } from '@clutchline/contract';
import type { Feed } from '@clutchline/feeds';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { startFeed } from '../../src/feed/start-feed';
import type { ClockCheck } from '../../src/platform/time/clock';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { placeBets } from '../../src/placement/place-bets';
import { swapTeam } from '../../src/pools/swap-team';
import {
  freshId,
  parlayRequest,
  placed,
  refusalOf,
  singleRequest,
  type PlaceRequest,
} from '@clutchline/test-support/server/bet-requests';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { setFeedAge } from '@clutchline/test-support/server/feed-age';
import { live, matchEvents, PLAY, playState, pointOf, price } from '@clutchline/test-support/server/test-feed';
import { ask, faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';
import { POOL, poolRequest, winnerPool } from '@clutchline/test-support/server/test-pool';

const DELAY = 6_000;
const SUSPENDED = { refusal: 'suspended' };
let context: TestContext;
let player: Awaited<ReturnType<TestContext['player']>>;
let game = 0;

beforeAll(async () => {
  context = await openTestContext();
});
afterAll(async () => {
  expect(await faultsOfHeldBooks(context.databaseUrl)).toEqual([]);
  expect(await context.stores.wallets.verify()).toEqual([]);
  await context.close();
});
/** `game` is live, the next two are not. */
beforeEach(async () => {
  game += 3;
  context.setNow(NOW);
  player = await context.player('100');
  const events = [0, 1, 2].flatMap((n) => matchEvents(game + n));
  await ingestFeedEvents(context, [...events, winnerPool(game), live(game, { status: 2, round: 1 })]);
});
afterEach(() => setFeedAge(context.databaseUrl, 0));

const age = (ms: number | null) => setFeedAge(context.databaseUrl, ms);
const inPlay = (accept: AcceptPreference = 'none'): PlaceRequest => singleRequest({ gameId: game }, '10', accept);
const announced = (): PlaceRequest => singleRequest({ gameId: game + 1 }, '10');
const betOf = async (orderNo: string) => (await context.stores.bets.byOrderNos([orderNo]))[0];
const balance = async () => (await context.stores.wallets.read(player.caller.accountId))?.balance;
const betsOfPlayer = () =>
  ask(context.databaseUrl, 'select order_no from bets where account_id = $1', [player.caller.accountId]);

/** Between read and commit of a placement. */
function between(step: () => Promise<void>): TestContext {
  const { placements } = context.stores;
  let isDone = false;
  const commit: typeof placements.commit = async (placement) => {
    if (!isDone) await step();
    isDone = true;
    return await placements.commit(placement);
  };
  return { ...context, stores: { ...context.stores, placements: { ...placements, commit } } };
}

describe('S-H4 a bet is accepted only at the prices of a fresh feed', () => {
  it('S-H4 R38 in play up to 3 s of real time, before the match up to 60 s', async () => {
    for (const [ms, whileInPlay, before] of [
      [3_000, undefined, undefined],
      [3_001, 'suspended', undefined],
      [60_000, 'suspended', undefined],
      [60_001, 'suspended', 'suspended'],
      [null, 'suspended', 'suspended'],
    ] as const) {
      await age(ms);
      const decisions = [await refusalOf(context, inPlay(), player), await refusalOf(context, announced(), player)];
      const found = decisions.map((decision) => decision?.refusal);
      expect({ ms, found }).toEqual({ ms, found: [whileInPlay, before] });
    }
  });

  it('S-H4 a combo with one match in play needs the feed of a bet in play, and names that match', async () => {
    await age(10_000);
    const request = parlayRequest([{ gameId: game }, { gameId: game + 1 }, { gameId: game + 2 }], '10');
    const outcome = await placeBets(context, request, player);
    expect(outcome).toMatchObject({
      data: {
        results: [{ order_no: null, error: { refusal: 'suspended', shop_ids: [pointOf(game, PLAY.winner, 1)] } }],
      },
    });
  });

  it('S-H4 R38 a feed that grows old between the reading and the commit refuses the bet', async () => {
    const slow = between(() => age(3_001));
    expect(await refusalOf(slow, inPlay(), player)).toMatchObject(SUSPENDED);
    expect([await betsOfPlayer(), await balance()]).toEqual([[], 100_00n]);
  });

  it('S-H4 a swap in a pool needs a fresh feed as well', async () => {
    const orderNo = await placed(context, poolRequest(game, POOL.winner, 1, '10'), player);
    await resolveAfter();
    await age(3_001);
    const request = { lang: 2, request_id: freshId(), order_no: orderNo } as const;
    expect(await swapTeam(context, request, player)).toEqual({ kind: 'refused', refusal: 'swap_refused' });
    await age(0);
    expect(await swapTeam(context, { ...request, request_id: freshId() }, player)).toMatchObject({ kind: 'ok' });
  });
});

async function resolveAfter(ms = DELAY, on = context) {
  context.setNow(NOW + ms);
  return await acceptOrRejectHeldBets(on);
}

describe('S-H4 a held bet is confirmed only at the prices of a fresh feed', () => {
  it('S-H4 R38 it waits while the feed is old, and is confirmed at the price of the feed that came back', async () => {
    const orderNo = await placed(context, inPlay('latest'), player);
    await age(3_001);
    const waiting = await resolveAfter();
    expect([waiting.decided, waiting.errors, waiting.left.map((bet) => bet.orderNo)]).toEqual([0, [], [orderNo]]);
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    await ingestFeedEvents(context, [price(game, pointOf(game, PLAY.winner, 1), 1_900)]);
    await age(200);
    expect(await resolveAfter(DELAY + 5_000)).toMatchObject({ decided: 1, left: [] });
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 0, odds: '1.900' });
  });

  it('S-H4 R12 it is rejected with its stake back if the feed does not come back within 20 s after the delay', async () => {
    const orderNo = await placed(context, inPlay(), player);
    await age(null);
    expect(await resolveAfter(DELAY + 19_999)).toMatchObject({ decided: 0 });
    expect(await resolveAfter(DELAY + 20_000)).toMatchObject({ decided: 1, left: [] });
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'suspended', payout: 1_000n });
    expect(await balance()).toBe(100_00n);
  });

  it('S-H4 what is rejected anyway does not wait', async () => {
    const orderNo = await placed(context, inPlay(), player);
    await ingestFeedEvents(context, [playState(game, PLAY.winner, 'closed')]);
    await age(60_000);
    expect(await resolveAfter(1)).toMatchObject({ decided: 1, left: [] });
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'bet_closed' });
  });

  it('S-H4 R38 a feed that grows old while the bet is decided leaves it held', async () => {
    const orderNo = await placed(context, inPlay(), player);
    const slow: TestContext = {
      ...context,
      inTransaction: (work) =>
        context.inTransaction((stores) =>
          work({
            ...stores,
            heldBets: {
              ...stores.heldBets,
              reserve: async (parts) => {
                await age(3_001);
                return await stores.heldBets.reserve(parts);
              },
            },
          }),
        ),
    };
    expect(await resolveAfter(DELAY, slow)).toMatchObject({ decided: 0 });
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 1 });
    await age(0);
    expect(await resolveAfter()).toMatchObject({ decided: 1 });
  });
});

describe('S-M1 nothing of a request is accepted after its deadline', () => {
  it('S-M1 R39 a request that waited four seconds before it was worked on is refused', async () => {
    expect(await placeBets(context, inPlay(), { ...player, waitedMs: 4_001 })).toMatchObject({
      kind: 'refused',
      refusal: 'unavailable',
    });
  });

  it('S-M1 R39 a statement that the database carries out too late refuses itself', async () => {
    const request = announced();
    const late = between(() => sleep(300));
    const refused = { kind: 'refused', refusal: 'unavailable' };
    expect(await placeBets(late, request, { ...player, waitedMs: 3_800 })).toEqual(refused);
    expect([await betsOfPlayer(), await balance()]).toEqual([[], 100_00n]);
    expect(await context.stores.placements.find(player.caller.accountId, request.request_id)).toBeNull();
  });

  it('S-M1 R39 so does a statement that waits for a lock until it is too late', async () => {
    const blocker = new pg.Client({ connectionString: context.databaseUrl });
    await blocker.connect();
    await blocker.query('begin');
    await blocker.query('select from wallets where account_id = $1 for update', [player.caller.accountId]);
    const outcome = placeBets(context, announced(), { ...player, waitedMs: 3_800 });
    await sleep(600);
    await blocker.query('rollback');
    await blocker.end();
    expect(await outcome).toEqual({ kind: 'refused', refusal: 'unavailable' });
    expect(await betsOfPlayer()).toEqual([]);
  });
});

const checkOf = (isTrusted: boolean, skewMs: number): ClockCheck => ({
  isTrusted,
  mostMs: skewMs,
  leastMs: skewMs,
  now: () => 0,
  observe: () => undefined,
});

describe('S-M2 a process whose clock is wrong', () => {
  it('S-M2 R40 accepts no bet in play, and bets before the match as ever', async () => {
    const wrong = { ...context, clockCheck: checkOf(false, 0) };
    expect(await refusalOf(wrong, inPlay(), player)).toMatchObject(SUSPENDED);
    expect(await refusalOf(wrong, announced(), player)).toBeNull();
  });

  it('S-M2 R40 confirms no held bet: it is left to another process, or rejected in the end', async () => {
    const orderNo = await placed(context, inPlay(), player);
    const wrong = { ...context, clockCheck: checkOf(false, 0) };
    expect(await resolveAfter(DELAY, wrong)).toMatchObject({ decided: 0 });
    expect(await resolveAfter(DELAY + 20_000, wrong)).toMatchObject({ decided: 1 });
    expect(await betOf(orderNo)).toMatchObject({ receiveStatus: 2, rejectReason: 'suspended' });
  });

  it("S-M2 R40 a small difference cuts no delay short: it is counted by the database's clock at both ends", async () => {
    const behind = { ...context, clockCheck: checkOf(true, 900) };
    const orderNo = await placed(behind, inPlay(), player);
    expect(await betOf(orderNo)).toMatchObject({ betTime: NOW, heldUntil: NOW + DELAY + 900 });
    const ahead = { ...context, clockCheck: checkOf(true, -900) };
    expect(await resolveAfter(DELAY + 1_799, ahead)).toMatchObject({ decided: 0, left: [] });
    expect(await resolveAfter(DELAY + 1_800, ahead)).toMatchObject({ decided: 1 });
  });
});

describe('S-H4 the age of the feed is that of its source', () => {
  /** Without events, complete up to `known`. */
  const sourceOf = (known: (now: number) => number): Feed => ({
    name: 'simulator',
    fingerprint: 'test',
    skipped: [],
    firstRunAt: null,
    pollIntervalMs: 20,
    snapshot: () => [],
    between: () => [],
    knownUntil: known,
  });

  it('S-H4 R38 a source that is stalled or behind makes the feed old however often it is read', async () => {
    const database = await createTestDatabase();
    const own = await openTestContext(database);
    const began = Date.now();
    const clocked = { ...own, clock: { now: () => Date.now() } };
    const ageNow = async () => (await own.stores.feed.readFreshness()).feedAgeMs ?? Infinity;
    const job = async (feed: Feed, work: () => Promise<void>, speed = 1) => {
      const following = startFeed(clocked, feed, { wakeSettlement: () => undefined, speed });
      await following.ready;
      try {
        await work();
      } finally {
        await following.stop();
      }
    };
    expect(await ageNow()).toBe(Infinity);
    await job(
      sourceOf((now) => now),
      async () => {
        await sleep(200);
        expect(await ageNow()).toBeLessThan(3_000);
      },
    );
    await job(
      sourceOf((now) => now - 8_000),
      async () => {
        // While the stored time is newer.
        await vi.waitFor(async () => expect(await ageNow()).toBeGreaterThan(500), 5_000);
      },
    );
    // 8 s of business time at double speed, once the stored time is older.
    await ask(own.databaseUrl, 'update feed_progress set fed_until = fed_until - 60000');
    await job(
      sourceOf((now) => now - 8_000),
      async () => {
        await sleep(200);
        expect(await ageNow()).toBeGreaterThanOrEqual(4_000);
      },
      2,
    );
    const stalledAt = began - 30_000;
    await ask(own.databaseUrl, 'update feed_progress set fed_until = $1', [stalledAt - 1_000]);
    await job(
      sourceOf(() => stalledAt),
      async () => {
        await sleep(200);
        expect(await ageNow()).toBeGreaterThan(29_000);
      },
    );
    await own.close();
  });
});
