import { afterEach, expect, it, vi } from 'vitest';

import { steadyClock } from './clock';

afterEach(() => void vi.useRealTimers());

it('R14 shows real time', () => {
  expect(Math.abs(steadyClock.now() - Date.now())).toBeLessThan(60_000);
  expect(Number.isInteger(steadyClock.now())).toBe(true);
});

it.each([-365 * 24, -1, 1, 365 * 24])('R14 a step of the system clock by %i hours is not seen', (hours) => {
  const before = steadyClock.now();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 });
  const after = steadyClock.now();
  expect(after).toBeGreaterThanOrEqual(before);
  expect(after - before).toBeLessThan(10_000);
});
