import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { MemoryBus } from '../../src/bus/bus';
import { startRelay } from '../../src/bus/start-relay';
import { SessionLeadership } from '../../src/leading/postgres-session-leadership';
import { withinTerm } from '../../src/leading/within-term';
import type { RunningServer } from '../../src/start-server';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { openTestContext } from '@clutchline/test-support/server/open-test-context';
import {
  faultsOfProgress,
  msUntilLeading,
  readyOf,
  serverProcess,
  startTicking,
  watchProgress,
} from '@clutchline/test-support/processes/test-processes';
import { watchLag } from '@clutchline/test-support/processes/watch-lag';

/** Until another server leads, without the time in which this process, which is also that server's, does not run. */
const TAKEOVER_MS = 6_000;

const times: Record<string, number> = {};
afterAll(() => console.info('takeover in ms', times));

async function takeoverMs({ metricsUrl }: RunningServer): Promise<number> {
  const lag = watchLag();
  const from = Date.now();
  const ms = await msUntilLeading(metricsUrl);
  lag.end();
  return Math.round(ms - lag.between(from, Date.now()));
}

describe('of two servers on one database', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let started: RunningServer[];
  beforeEach(async () => {
    database = await createTestDatabase();
    started = [];
  });
  afterEach(async () => {
    await Promise.all(started.map((server) => server.close()));
    await database.drop();
  });

  const start = async (): Promise<RunningServer> => {
    const server = await startTicking(database.url);
    started.push(server);
    return server;
  };

  it('R17 one leads; once it is closed the other leads, and the feed continues at its time', async () => {
    const [first, second] = [await start(), await start()];
    expect((await readyOf(first.metricsUrl)).term).toBe(1);
    expect((await readyOf(second.metricsUrl)).term).toBeNull();
    const progress = await watchProgress(database.url);
    await sleep(1_000);
    const [closing, taking] = [first.close(), takeoverMs(second)];
    times['closed'] = await taking;
    await closing;
    await sleep(1_000);
    const steps = await progress.steps();
    await progress.end();
    expect(times['closed']).toBeLessThan(TAKEOVER_MS);
    expect(new Set(steps.map(({ term }) => term))).toEqual(new Set([1, 2]));
    expect(faultsOfProgress(steps)).toEqual([]);
  });

  it.each([
    ['killed', 'SIGKILL'],
    ['stopped for a while', 'SIGSTOP'],
  ] as const)(
    'R17 where the process that leads is %s the other leads within 6 s, and no stretch is lost or repeated',
    async (how, signal) => {
      const leader = serverProcess(database.url);
      await leader.url();
      const other = await start();
      expect([(await readyOf(leader.metricsUrl)).term, (await readyOf(other.metricsUrl)).term]).toEqual([1, null]);
      const progress = await watchProgress(database.url);
      await sleep(1_000);
      leader.kill(signal);
      times[how] = await takeoverMs(other);
      leader.kill('SIGCONT');
      await sleep(2_000);
      if (signal === 'SIGSTOP') expect((await readyOf(leader.metricsUrl)).term).toBeNull();
      const steps = await progress.steps();
      await progress.end();
      leader.kill('SIGKILL');
      await leader.exited;
      expect(times[how]).toBeLessThan(TAKEOVER_MS);
      expect(new Set(steps.map(({ term }) => term))).toEqual(new Set([1, 2]));
      expect(faultsOfProgress(steps)).toEqual([]);
    },
    240_000,
  );
});

describe('the term', () => {
  it('R17 a transaction of a leader whose term is over is refused and changes nothing', async () => {
    const context = await openTestContext();
    const [first, second] = ['one', 'two'].map((name) => new SessionLeadership(context.databaseUrl, name));
    const term = (await first?.acquire()) ?? 0;
    expect(await second?.acquire()).toBeNull();
    const over = new AbortController();
    const own = withinTerm(context, term, over);
    await own.inTransaction(({ feed }) => feed.advance(null, 1_000, 0));
    await first?.release();
    expect(await second?.acquire()).toBe(term + 1);
    expect(await first?.sendHeartbeat(term)).toBe(false);
    await expect(own.inTransaction(({ feed }) => feed.advance(1_000, 2_000, 0))).rejects.toThrow(/^term 1 is over$/);
    expect([over.signal.aborted, await context.stores.feed.fedUntil()]).toEqual([true, 1_000]);
    await second?.release();
    await context.close();
  });

  it('R17 a running transaction ends before another process leads', async () => {
    const context = await openTestContext();
    const [first, second] = ['one', 'two'].map((name) => new SessionLeadership(context.databaseUrl, name));
    const term = (await first?.acquire()) ?? 0;
    const order: string[] = [];
    const slow = withinTerm(context, term, new AbortController()).inTransaction(async ({ feed }) => {
      await first?.release();
      await sleep(400);
      order.push('committing');
      await feed.advance(null, 1_000, 0);
    });
    // Null until PostgreSQL has ended the first session.
    const acquire = async (): Promise<void> => {
      const next = await second?.acquire();
      if (next === null) await sleep(10).then(acquire);
      else order.push(`term ${next}`);
    };
    await Promise.all([slow, acquire()]);
    expect(order).toEqual(['committing', `term ${term + 1}`]);
    await second?.release();
    await context.close();
  });

  it('R17 R23 a relay whose term ends before its events are removed leaves them to the next and ends', async () => {
    const context = await openTestContext();
    const [first, second] = ['one', 'two'].map((name) => new SessionLeadership(context.databaseUrl, name));
    const term = (await first?.acquire()) ?? 0;
    await context.inTransaction(({ outbox }) => outbox.add([{ kind: 'news' }]));
    const bus = new MemoryBus();
    const published: number[] = [];
    bus.subscribe((message) => message.type === 'event' && published.push(message.term));
    const flush = async (): Promise<void> => {
      await first?.release();
      await vi.waitFor(async () => expect(await second?.acquire()).toBe(term + 1));
    };
    const over = new AbortController();
    const relay = startRelay(context, { bus: Object.assign(bus, { flush }), term, over });
    await vi.waitFor(() => expect(over.signal.aborted).toBe(true));
    await relay.stop();
    expect([published, await context.stores.outbox.next(2)]).toMatchObject([[term], [{ event: { kind: 'news' } }]]);
    await second?.release();
    await context.close();
  });
});
