import { setTimeout as sleep } from 'node:timers/promises';

import { PUSH_CLOSE } from '@clutchline/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { PUSH_LIMITS } from '../../packages/server/src/push/push-limits';
import { percentile } from '@clutchline/test-support/processes/percentile';
import { createTestDatabase } from '@clutchline/test-support/server/create-test-database';
import { callerAddress } from '@clutchline/test-support/processes/caller-address';
import { pollUntil } from '../../tools/time/poll-until';
import { buildFaultServer, FaultProcess } from './fault-process';
import { isFullSet } from '@clutchline/test-support/processes/is-full-set';
import { ListSubscriber } from './list-subscriber';

interface Scale {
  readonly runs: number;
  readonly subscribers: number;
  readonly slow: number;
  readonly lagMs: number;
  readonly heartbeatMs: number;
  readonly baselineMs: number;
}

const { lagMs, heartbeatMs } = PUSH_LIMITS;
const FULL: Scale = { runs: 10, subscribers: 1_000, slow: 50, lagMs, heartbeatMs, baselineMs: 20_000 };
const SMALL: Scale = { runs: 1, subscribers: 50, slow: 6, lagMs: 4_500, heartbeatMs: 2_000, baselineMs: 1_000 };
const SCALE = isFullSet ? FULL : SMALL;
/** About 40 KB of snapshot. */
const MATCHES = 60;
const MOVES = 8;
const REQUESTS = 550;
const BETWEEN_STOPS_MS = 100;
const SMALL_TALK = 2_000;
/** Lagging subscribers are gone by then. */
const CLOSING_MS = 1_500;

let program: Awaited<ReturnType<typeof buildFaultServer>>;
beforeAll(async () => void (program = await buildFaultServer()));
afterAll(() => program.remove());

async function openSubscribers(url: string, count: number): Promise<ListSubscriber[]> {
  const subscribers: ListSubscriber[] = [];
  for (let caller = 0; caller < count; caller += 1) {
    subscribers.push(new ListSubscriber(url, callerAddress(caller)));
    if (caller % 50 === 49) await pollUntil('images', () => subscribers.every(({ snapshots }) => snapshots > 0));
  }
  return subscribers;
}

const agesOf = (subscribers: readonly ListSubscriber[]): number[] => subscribers.flatMap(({ ages }) => ages.splice(0));

async function runSlowSubscribers({ subscribers: count, slow, baselineMs, ...limits }: Scale) {
  const database = await createTestDatabase();
  const plan = { databaseUrl: database.url, matches: MATCHES, moves: MOVES, ...limits };
  const server = await FaultProcess.start(program.file, plan);
  const all = await openSubscribers(server.url, count);
  const [passing, stuck, others] = [all.slice(0, slow / 2), all.slice(slow / 2, slow), all.slice(slow)];
  agesOf(all);
  await server.report();
  await sleep(baselineMs);
  const before = agesOf(others);
  const quiet = await server.report();
  for (const subscriber of [...stuck, ...passing]) {
    subscriber.stopReading(REQUESTS);
    await sleep(BETWEEN_STOPS_MS);
  }
  const snapshotsBefore = passing.map(({ snapshots }) => snapshots);
  await sleep(limits.lagMs / 2);
  for (const subscriber of passing) subscriber.readOn();
  await sleep(limits.lagMs / 2 + CLOSING_MS);
  const after = agesOf(others);
  const harmed = await server.report();
  for (const subscriber of stuck) subscriber.readOn();
  await pollUntil('the end of those that never read', () => stuck.every(({ closedWith }) => closedWith !== null));
  const result = {
    p99: { before: percentile(before, 0.99), after: percentile(after, 0.99) },
    ...{ quiet, harmed, prices: { before: before.length, after: after.length } },
    stuck: stuck.map(({ closedWith }) => closedWith),
    passing: passing.map(({ closedWith, snapshots }, index) => ({
      closedWith,
      images: snapshots - (snapshotsBefore[index] ?? 0),
    })),
    others: others.map(({ closedWith, snapshots, gaps }) => ({ closedWith, images: snapshots, gaps })),
  };
  for (const subscriber of all) subscriber.close();
  await server.kill();
  await database.drop();
  return result;
}

it.each(Array.from({ length: SCALE.runs }, (_, run) => run + 1))(
  `R18 PUSH-5 ${String(SCALE.slow)} of ${String(SCALE.subscribers)} subscribers stop reading, and only they are affected; run %i`,
  async () => {
    const { p99, prices, quiet, harmed, stuck, passing, others } = await runSlowSubscribers(SCALE);
    console.info(
      `R18: others p99 ${String(p99.before)} ms before, ${String(p99.after)} ms meanwhile; ` +
        `event-loop lag p99 ${String(quiet.lagP99)} ms before, ${String(harmed.lagP99)} ms meanwhile, ` +
        `at most ${String(harmed.lagMax)} ms; at most ${String(harmed.mostUnsent)} bytes unsent to one`,
    );
    expect(harmed.mostUnsent).toBeGreaterThan(PUSH_LIMITS.softBuffer / 2);
    expect(harmed.mostUnsent).toBeLessThanOrEqual(PUSH_LIMITS.softBuffer + SMALL_TALK);
    expect(harmed.closedWith).toEqual(stuck.map(() => PUSH_CLOSE.tooSlow));
    // The close frame may be unread too.
    for (const code of stuck) expect([PUSH_CLOSE.tooSlow, 1006]).toContain(code);
    for (const { closedWith, images: snapshots } of passing) expect([closedWith, snapshots > 0]).toEqual([null, true]);
    expect(others).toEqual(others.map(() => ({ closedWith: null, images: 1, gaps: 0 })));
    expect(prices.after).toBeGreaterThan(others.length);
    if (isFullSet) expect(p99.after).toBeLessThanOrEqual(1.5 * p99.before);
  },
  240_000,
);
