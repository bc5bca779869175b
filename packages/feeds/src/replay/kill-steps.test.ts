import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { seededRandom } from '../simulator/seeded-random';
import { killSteps } from './kill-steps';
import { realMap } from './testing/real-values';

describe('killSteps', () => {
  it('ends in the real kills, in order of time and inside the map', () => {
    fc.assert(
      fc.property(
        fc.nat(60),
        fc.nat(60),
        fc.integer({ min: 60, max: 6_000 }),
        fc.string(),
        (score1, score2, lengthS, seed) => {
          const steps = killSteps(realMap({ score1, score2 }), lengthS, seededRandom(seed));
          expect(steps.filter(({ side }) => side === 1)).toHaveLength(score1);
          expect(steps.filter(({ side }) => side === 2)).toHaveLength(score2);
          const times = steps.map(({ at_s }) => at_s);
          expect(times).toEqual(times.toSorted((a, b) => a - b));
          for (const at of times) expect(at >= 1 && at < lengthS).toBe(true);
        },
      ),
    );
  });

  it('begins with first blood if the file has it', () => {
    for (const firstBlood of [1, 2] as const) {
      const steps = killSteps(realMap({ score1: 12, score2: 12, firstBlood }), 1_800, seededRandom('any'));
      expect(steps[0]?.side).toBe(firstBlood);
    }
  });

  it('is the same for the same seed and has no step without kills', () => {
    const map = realMap({ score1: 12, score2: 3 });
    expect(killSteps(map, 1_800, seededRandom('a'))).toEqual(killSteps(map, 1_800, seededRandom('a')));
    expect(killSteps(map, 1_800, seededRandom('a'))).not.toEqual(killSteps(map, 1_800, seededRandom('b')));
    expect(killSteps(realMap({ score1: null, score2: null }), 1_800, seededRandom('a'))).toEqual([]);
    expect(killSteps(realMap({ score1: 0, score2: 1, firstBlood: 1 }), 1_800, seededRandom('a'))).toMatchObject([
      { side: 2 },
    ]);
  });
});
