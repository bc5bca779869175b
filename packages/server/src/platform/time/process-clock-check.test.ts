import { describe, expect, it } from 'vitest';

import { ProcessClockCheck } from './process-clock-check';

const START = 1_700_000_000_000;

/** @param aheadMs of the process clock. */
function checkOf(aheadMs: number, speed = 1) {
  let databaseNow = START;
  let ahead = aheadMs;
  const check = new ProcessClockCheck({ now: () => databaseNow + ahead }, speed);
  return {
    check,
    stepBy: (ms: number) => void (ahead += ms),
    read: (tripMs = 2) => {
      const sentAt = check.now();
      databaseNow += tripMs / 2;
      const reading = { sentAt, databaseNow };
      databaseNow += tripMs / 2;
      check.observe({ ...reading, receivedAt: check.now() });
      databaseNow += 500;
    },
  };
}

describe('S-M2 the clock of a process against the database', () => {
  it('S-M2 is not trusted before the first comparison', () => {
    const { check } = checkOf(0);
    expect([check.isTrusted, check.skewMs, check.mostMs, check.leastMs]).toEqual([false, null, 0, 0]);
  });

  it.each([0, 240, -240, 900, -900])('S-M2 R40 is trusted and corrected at %i ms ahead', (ahead) => {
    const { check, read } = checkOf(ahead, 4);
    read();
    expect(check.isTrusted).toBe(true);
    expect(Math.abs((check.skewMs ?? Infinity) + ahead)).toBeLessThanOrEqual(2);
    expect(check.mostMs).toBeGreaterThanOrEqual(-4 * ahead);
    expect(check.leastMs).toBeLessThanOrEqual(-4 * ahead);
    expect(check.mostMs - check.leastMs).toBeLessThanOrEqual(20);
  });

  it.each([1_200, -1_200, -10_000, 3_600_000])('S-M2 R40 is not trusted at %i ms ahead', (ahead) => {
    const { check, read } = checkOf(ahead);
    read();
    expect([check.isTrusted, check.mostMs, check.leastMs]).toEqual([false, 0, 0]);
  });

  it('S-M2 a slow answer alone makes no clock wrong, and hides no wrong one', () => {
    const right = checkOf(0);
    right.read(8_000);
    expect([right.check.isTrusted, right.check.skewMs]).toEqual([true, 0]);
    const wrong = checkOf(-3_600_000);
    wrong.read(8_000);
    expect(wrong.check.isTrusted).toBe(false);
  });

  it('S-M2 a machine that slept is found by the next reading, and a clock that is put right is trusted again', () => {
    const { check, read, stepBy } = checkOf(0);
    for (let reading = 0; reading < 10; reading += 1) read();
    // The process clock stops while the machine sleeps.
    stepBy(-60_000);
    read();
    expect(check.isTrusted).toBe(false);
    expect(check.skewMs).toBeGreaterThan(59_000);
    stepBy(60_000);
    read();
    expect([check.isTrusted, check.skewMs]).toEqual([true, 0]);
  });
});
