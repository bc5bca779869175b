import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, expect, it, vi } from 'vitest';

import { NEVER_RESTS, workAndRest } from './timers';

afterEach(() => vi.restoreAllMocks());

it('rests as long as the work took', async () => {
  const began = performance.now();
  expect(await workAndRest(() => sleep(30, 'done'), new AbortController().signal)).toBe('done');
  expect(performance.now() - began).toBeGreaterThan(55);
});

it('does not rest if it is stopping', async () => {
  // An hour of work.
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(3_600_000);
  expect(await workAndRest(() => Promise.resolve('done'), NEVER_RESTS)).toBe('done');
});
