import { describe, expect, it } from 'vitest';

import { aMatch } from '../simulator/testing/a-match';
import { believedMapWin, driftStepMs } from './price-drift';

const HOUR = 3_600_000;

describe('the price before a match', () => {
  const match = aMatch(1);
  const { mapWin } = match.strengths;

  it('breathes around the true one and rests on it at the start', () => {
    const values = Array.from({ length: 400 }, (_, i) => believedMapWin(match, match.startTime - (2 + i / 10) * HOUR));
    expect(Math.max(...values)).toBeGreaterThan(mapWin);
    expect(Math.min(...values)).toBeLessThan(mapWin);
    expect(Math.max(...values.map((value) => Math.abs(value - mapWin)))).toBeLessThan(0.03);
    expect(believedMapWin(match, match.startTime)).toBe(mapWin);
    expect(believedMapWin(match, match.startTime + HOUR)).toBe(mapWin);
  });

  it('is constant for 20 to 60 s, not equally long in every match', () => {
    const steps = Array.from({ length: 50 }, (_, i) => driftStepMs(aMatch(1, { gameId: i + 1 })));
    expect(Math.min(...steps)).toBeGreaterThanOrEqual(20_000);
    expect(Math.max(...steps)).toBeLessThan(60_000);
    expect(new Set(steps).size).toBeGreaterThan(20);
  });
});
