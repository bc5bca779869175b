import { describe, expect, it } from 'vitest';

import { planEpoch } from './plan-epoch';
import { roundStart } from './round-time';

const HOUR = 3_600_000;
const LAST = { first_round: 15_000_000, rounds: 10_080 };
const END = roundStart(15_010_080);

describe('planEpoch', () => {
  it('ROUND-5 the first epoch opens with the next round, without lines', () => {
    const at = roundStart(100) + 1;
    expect(planEpoch(at, null)).toEqual({ first_round: 101, rounds: 10_080, salt_closes_at: at });
  });

  it('ROUND-5 the next epoch continues the last one, at least 24 h after its anchor is public', () => {
    expect(planEpoch(END - 48 * HOUR - 1, LAST)).toBeNull();
    expect(planEpoch(END - 48 * HOUR, LAST)).toEqual({
      first_round: 15_010_080,
      rounds: 10_080,
      salt_closes_at: END - HOUR,
    });
  });

  it('ROUND-5 after a late publication the salt closes before the first round all the same', () => {
    expect(planEpoch(END - 1, LAST)?.salt_closes_at).toBe(END - 1);
  });

  it('ROUND-5 if the last epoch ended, lines are accepted for an hour', () => {
    const plan = planEpoch(END + 7, LAST);
    expect(plan?.salt_closes_at).toBe(END + 7 + HOUR);
    expect(roundStart(plan?.first_round ?? 0)).toBeGreaterThanOrEqual(END + 7 + HOUR);
    expect(planEpoch(END, LAST)?.first_round).toBe(15_010_110);
  });
});
