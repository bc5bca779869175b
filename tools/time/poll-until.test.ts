import { expect, it } from 'vitest';

import { pollUntil } from './poll-until';

it('pollUntil checks until the condition is true', async () => {
  let checks = 0;
  await pollUntil('three checks', () => Promise.resolve((checks += 1) === 3), { everyMs: 1 });
  expect(checks).toBe(3);
});

it('pollUntil names the condition that did not come true in time', async () => {
  const never = pollUntil('the price is current', () => false, { withinMs: 5, everyMs: 1 });
  await expect(never).rejects.toThrow('the price is current: not within 5 ms');
});
