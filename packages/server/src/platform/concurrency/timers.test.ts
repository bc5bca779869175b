import { setTimeout as sleep } from 'node:timers/promises';

import { expect, it } from 'vitest';

import { workAndRest } from './timers';

it('rests as long as the work took', async () => {
  const began = performance.now();
  expect(await workAndRest(() => sleep(30, 'done'), new AbortController().signal)).toBe('done');
  expect(performance.now() - began).toBeGreaterThan(55);
});

it('does not rest if it is stopping', async () => {
  const began = performance.now();
  await workAndRest(() => sleep(100), AbortSignal.abort());
  expect(performance.now() - began).toBeLessThan(190);
});
