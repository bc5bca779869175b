import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, expect, it, vi } from 'vitest';

import { SettlingPace } from './settling-pace';

afterEach(() => vi.restoreAllMocks());

function paceOver(ids: readonly number[], stopping = new AbortController().signal): SettlingPace {
  const next = ids.values();
  return new SettlingPace({ lastTransaction: () => Promise.resolve(next.next().value ?? 0) }, stopping);
}

it('P8 begins with a small batch, and settles 5,000 at once if alone', async () => {
  const pace = paceOver([100, 200, 5_200]);
  expect(await pace.next(0)).toBe(100);
  expect(await pace.next(100)).toBe(5_000);
  expect(await pace.next(5_000)).toBe(5_000);
});

it('P8 settles small batches for a second since others last moved money', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const pace = paceOver([100, 201, 301, 401], AbortSignal.abort());
  expect(await pace.next(0)).toBe(100);
  expect(await pace.next(100)).toBe(100);
  now.mockReturnValue(5_999);
  expect(await pace.next(100)).toBe(100);
  now.mockReturnValue(6_000);
  expect(await pace.next(100)).toBe(5_000);
});

it('P8 rests beside others for at least half of the time that it worked', async () => {
  const pace = paceOver([100, 200, 300]);
  await pace.next(0);
  await sleep(60);
  const began = performance.now();
  await pace.next(0);
  expect(performance.now() - began).toBeGreaterThan(25);
});

it('P8 rests no more once it is stopping', async () => {
  const stopping = new AbortController();
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  const pace = paceOver([100, 200], stopping.signal);
  await pace.next(0);
  // A rest of half an hour.
  now.mockReturnValue(3_600_000);
  const resting = pace.next(0);
  stopping.abort();
  expect(await resting).toBe(100);
});
