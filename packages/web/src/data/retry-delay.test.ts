import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { retryDelay } from './retry-delay';

it('bad-input 105: waits 0.5 to 30 s, longer each time at equal chance', () => {
  const chance = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.nat({ max: 2_000 }), chance, (attempt, random) => {
      const delay = retryDelay(attempt, () => random);
      expect(delay).toBeGreaterThanOrEqual(500);
      expect(delay).toBeLessThanOrEqual(30_000);
      expect(retryDelay(attempt + 1, () => random)).toBeGreaterThanOrEqual(delay);
    }),
  );
  expect([retryDelay(0, () => 0), retryDelay(0, () => 1)]).toEqual([500, 1_000]);
  expect(retryDelay(3, () => 0)).toBe(2_000);
  expect(retryDelay(3, () => 1)).toBe(4_000);
});
