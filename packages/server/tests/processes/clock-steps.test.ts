import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { scaledClock } from '../../src/feed/scaled-clock';
import { acceptOrRejectHeldBets } from '../../src/acceptance/accept-or-reject-held-bets';
import { ingestFeedEvents } from '../../src/feed/ingest-feed-events';
import { steadyClock } from '../../src/platform/time/clock';
import { placed, refusalOf, singleRequest } from '@clutchline/test-support/server/bet-requests';
import { closeSound } from '@clutchline/test-support/server/close-sound';
import { live, matchEvents, PLAY, playState } from '@clutchline/test-support/server/test-feed';
import { faultsOfHeldBooks } from '@clutchline/test-support/server/held-books';
import { NOW, openTestContext, type TestContext } from '@clutchline/test-support/server/open-test-context';

const RUNS = 100;
const HOUR = 3_600_000;
const DELAY = 6_000;
const SUSPENDED = { receiveStatus: 2, rejectReason: 'suspended', payout: 1_000n };

let context: TestContext;
let game = 0;
beforeAll(async () => closeSound((context = await openTestContext())));
afterEach(() => {
  vi.useRealTimers();
  context.setNow(NOW);
});
afterAll(async () => expect(await faultsOfHeldBooks(context.databaseUrl)).toEqual([]));

const betsOf = (orderNos: readonly string[]) => context.stores.bets.byOrderNos([...orderNos]);

async function match(on: TestContext, startTime: number): Promise<number> {
  game += 1;
  await ingestFeedEvents(on, matchEvents(game, { startTime }));
  return game;
}

async function liveMatch(on = context): Promise<number> {
  const gameId = await match(on, on.clock.now() + HOUR);
  await ingestFeedEvents(on, [live(gameId, { status: 2, round: 1 })]);
  return gameId;
}

describe('the clock of the machine steps by an hour', () => {
  /** Business time on the monotonic clock. */
  const running = (speed: number): TestContext => {
    const anchor = { fingerprint: '', anchorVirtual: NOW, anchorWall: steadyClock.now(), speed };
    return { ...context, wallClock: steadyClock, clock: scaledClock(steadyClock, anchor) };
  };

  /** An hour, back and forth. */
  function stepper(): () => void {
    const [truth, fake] = [Date.now(), vi.useFakeTimers({ toFake: ['Date'] })];
    let hours = 1;
    return () => {
      hours = -hours;
      fake.setSystemTime(truth + hours * HOUR);
    };
  }

  it('R14 around the announced start no bet is accepted after it and none is refused before it', async () => {
    const [server, step] = [running(1), stepper()];
    const info = await context.player('1000');
    const seen = { before: 0, after: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      const startTime = server.clock.now() + 80;
      const gameId = await match(server, startTime);
      step();
      await sleep(run % 2 === 0 ? 0 : Math.max(0, startTime - server.clock.now()) + (run % 5));
      const from = server.clock.now();
      const placing = refusalOf(server, singleRequest({ gameId }, '1'), info);
      step();
      const refusal = (await placing)?.refusal ?? null;
      if (from >= startTime) expect(refusal).toBe('past_cut_off');
      else if (server.clock.now() < startTime) expect(refusal).toBeNull();
      if (from >= startTime) seen.after += 1;
      else seen.before += 1;
    }
    expect(Math.min(seen.before, seen.after)).toBeGreaterThan(0);
  });

  it('R14 BET-8 a bet is held for its delay, no less and no longer, and decided once', async () => {
    const [server, step] = [running(20), stepper()];
    const [gameId, info] = [await liveMatch(server), await context.player('1000')];
    const orderNos: string[] = [];
    let decided = 0;
    while (decided < RUNS) {
      step();
      if (orderNos.length < RUNS) orderNos.push(await placed(server, singleRequest({ gameId }, '1'), info));
      const from = server.clock.now();
      decided += (await acceptOrRejectHeldBets(server)).decided;
      const until = server.clock.now();
      for (const { heldUntil, receiveStatus } of await betsOf(orderNos)) {
        if ((heldUntil ?? 0) > until) expect(receiveStatus).toBe(1);
        if ((heldUntil ?? 0) <= from) expect(receiveStatus).toBe(0);
      }
    }
    expect([decided, new Set(orderNos).size]).toEqual([RUNS, RUNS]);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(900_00n);
  });
});

describe.each([-HOUR, HOUR])('business time itself steps by %i ms', (step) => {
  it('R14 R12 a bet held on a market that moved is rejected, whether it moved before the step or after', async () => {
    const info = await context.player('100');
    for (const order of ['move first', 'step first']) {
      context.setNow(NOW);
      const gameId = await liveMatch();
      const orderNo = await placed(context, singleRequest({ gameId }, '10', 'latest'), info);
      if (order === 'step first') context.setNow(NOW + step);
      await ingestFeedEvents(context, [playState(gameId, PLAY.winner, 'suspended')]);
      await ingestFeedEvents(context, [playState(gameId, PLAY.winner, 'open')]);
      context.setNow(NOW + step);
      expect(await acceptOrRejectHeldBets(context)).toMatchObject({ decided: 1, left: [] });
      expect(await betsOf([orderNo])).toMatchObject([SUSPENDED]);
    }
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(100_00n);
  });

  it('R14 a bet is decided once, however often the clock goes back and forth', async () => {
    const info = await context.player('100');
    const orderNo = await placed(context, singleRequest({ gameId: await liveMatch() }, '10'), info);
    let decided = 0;
    for (let run = 0; run < RUNS; run += 1) {
      context.setNow(run % 2 === 0 ? NOW + step : NOW + DELAY);
      decided += (await acceptOrRejectHeldBets(context)).decided;
    }
    expect(decided).toBe(1);
    expect(await betsOf([orderNo])).toMatchObject([{ receiveStatus: 0, settleTime: null }]);
    expect((await context.stores.wallets.read(info.caller.accountId))?.balance).toBe(90_00n);
  });

  it('R14 R11 the state of the feed counts, not the clock: live is held, over or hidden is closed', async () => {
    const info = await context.player('100');
    const [begun, over, hidden] = [await liveMatch(), await liveMatch(), await match(context, NOW + 2 * HOUR)];
    const announced = await match(context, NOW + 2 * HOUR);
    await ingestFeedEvents(context, [live(over, { status: 4, round: 1 }), live(hidden, { is_hide: 1 })]);
    for (const now of [NOW, NOW + step, NOW, NOW - step]) {
      context.setNow(now);
      const orderNo = await placed(context, singleRequest({ gameId: begun }, '1'), info);
      expect(await betsOf([orderNo])).toMatchObject([{ receiveStatus: 1, heldUntil: now + DELAY }]);
      expect(await refusalOf(context, singleRequest({ gameId: announced }, '1'), info)).toBeNull();
      for (const gameId of [over, hidden])
        expect(await refusalOf(context, singleRequest({ gameId }, '1'), info)).toMatchObject({ refusal: 'bet_closed' });
    }
    context.setNow(NOW + 3 * HOUR);
    const late = await refusalOf(context, singleRequest({ gameId: announced }, '1'), info);
    expect(late).toMatchObject({ refusal: 'past_cut_off' });
    expect(await acceptOrRejectHeldBets(context)).toMatchObject({ decided: 4, left: [] });
  });
});
