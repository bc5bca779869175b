import { expect, it, vi } from 'vitest';

import type { FeedFreshness } from './feed-store';
import { ProcessClockCheck } from '../platform/time/process-clock-check';
import { startFreshnessWatch, isFeedFresh } from './start-freshness-watch';

const START = 1_700_000_000_000;
const WAIT = { timeout: 10_000, interval: 20 };

function watchOf() {
  const state: { feedAgeMs: number | null; aheadMs: number; isHanging: boolean } = {
    feedAgeMs: 100,
    aheadMs: 0,
    isHanging: false,
  };
  const findings: boolean[] = [];
  const logged: string[] = [];
  const write = (level: string) => (_fields: unknown, message: string) => void logged.push(`${level} ${message}`);
  const realNow = (): number => START + performance.now();
  const watch = startFreshnessWatch({
    check: new ProcessClockCheck({ now: () => realNow() + state.aheadMs }, 1),
    log: { info: write('info'), warn: write('warn'), error: write('error') },
    onFeed: (isFresh) => {
      if (findings.at(-1) !== isFresh) findings.push(isFresh);
    },
    readFreshness: async (): Promise<FeedFreshness> => {
      if (state.isHanging) await new Promise(() => undefined);
      return { databaseNow: realNow(), feedAgeMs: state.feedAgeMs };
    },
  });
  return { watch, state, findings, logged };
}

it('S-H4 R38 the feed is reported old beyond 3 s, and fresh again soon after', async () => {
  const { watch, state, findings, logged } = watchOf();
  await watch.ready;
  expect(findings).toEqual([true]);
  state.feedAgeMs = 3_001;
  await vi.waitFor(() => expect(findings).toEqual([true, false]), WAIT);
  state.feedAgeMs = 3_000;
  await vi.waitFor(() => expect(findings).toEqual([true, false, true]), WAIT);
  expect(logged.slice(-2)).toEqual([
    'warn feed is old, in-play bets are refused',
    'info feed is fresh again, in-play bets are accepted',
  ]);
  await watch.stop();
});

it('S-H4 R38 a feed that has never reported is old', async () => {
  const { watch, state, findings } = watchOf();
  state.feedAgeMs = null;
  await watch.refresh();
  expect(findings.at(-1)).toBe(false);
  await watch.stop();
});

it('S-H4 R38 if the database does not answer, the feed grows old by the time that passes', async () => {
  const { watch, state, findings } = watchOf();
  await watch.ready;
  state.isHanging = true;
  const hangsAt = performance.now();
  await vi.waitFor(() => expect(findings).toEqual([true, false]), WAIT);
  expect(performance.now() - hangsAt).toBeGreaterThan(2_000);
  void watch.stop();
});

it('S-M2 R40 a clock that differs is a warning beyond 250 ms and an error beyond 1 s, each once', async () => {
  const { watch, state, logged } = watchOf();
  await watch.ready;
  const aboutClocks = () => logged.filter((line) => line.includes('clock'));
  for (const [aheadMs, line] of [
    [500, 'warn clock differs from the database'],
    [1_500, 'error clock differs from the database, in-play bets are refused'],
    [0, 'info clock agrees with the database again'],
  ] as const) {
    const before = aboutClocks();
    state.aheadMs = aheadMs;
    await vi.waitFor(() => expect(aboutClocks()).toEqual([...before, line]), WAIT);
  }
  await watch.stop();
});

const context = (until: number | null, now: number) => ({
  stores: { feed: { fedUntil: () => Promise.resolve(until) } },
  clock: { now: () => now },
});

it.each([
  { until: null, now: 1_000_000, speed: 1, fresh: false },
  { until: 970_000, now: 1_000_000, speed: 1, fresh: true },
  { until: 969_999, now: 1_000_000, speed: 1, fresh: false },
  { until: 969_999, now: 1_000_000, speed: 60, fresh: true },
  { until: 1_000_500, now: 1_000_000, speed: 1, fresh: true },
])(
  'R1 a feed stored until $until is of this moment at $now, speed $speed: $fresh',
  async ({ until, now, speed, fresh }) => {
    expect(await isFeedFresh(context(until, now), speed)).toBe(fresh);
  },
);
