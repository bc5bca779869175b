import { describe, expect, it } from 'vitest';

import { aMatch } from '../simulator/testing/a-match';
import { mapEnd } from './map-standing';
import { suspensionsOf } from './suspensions-of';

describe('suspensionsOf', () => {
  it.each([1, 2, 3, 5, 6, 16])(
    'holds the plays of game %i for 3 to 6 s at turning points and before the end of a map',
    (game) => {
      const match = aMatch(game);
      for (const map of match.maps) {
        const held = suspensionsOf(match).filter(({ round }) => round === map.round);
        const last = held.at(-1)!;
        expect(last.until).toBe(mapEnd(map));
        expect(last.until - last.from).toBe(12_000);
        expect(held[0]?.from).toBe(map.startsAt + map.steps[0]!.at_s * 1_000);
        for (const { from, until } of held.slice(0, -1)) {
          expect(until - from).toBeGreaterThanOrEqual(3_000);
          expect(until - from).toBeLessThanOrEqual(6_000);
        }
      }
    },
  );

  it('holds after every round that could be followed by the last', () => {
    const match = aMatch(3);
    for (const map of match.maps) {
      const count = { 1: 0, 2: 0 };
      for (const { side, at_s } of map.steps) {
        count[side] += 1;
        const isHeld = suspensionsOf(match).some(({ from }) => from === map.startsAt + at_s * 1_000);
        if (Math.max(count[1], count[2]) >= 12) expect(isHeld).toBe(true);
      }
    }
  });
});
