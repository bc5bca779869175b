import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isMapOver } from '../pricing/rounds-rules';
import { seededRandom } from '../simulator/seeded-random';
import type { Halves } from './readers/raw-map';
import { roundSteps } from './round-steps';
import { realMap } from './testing/real-values';

const final = fc.oneof(
  fc.nat(11).map((loser): [number, number] => [13, loser]),
  fc.tuple(fc.nat(3), fc.nat(2)).map(([level, rest]): [number, number] => [16 + 3 * level, 12 + 3 * level + rest]),
);

function stepsOf([high, low]: readonly [number, number], winner: 1 | 2, seed: string, halves: Halves | null = null) {
  const [score1, score2] = winner === 1 ? [high, low] : [low, high];
  return roundSteps(realMap({ winner, score1, score2, halves }), 2_000, seededRandom(seed));
}

describe('roundSteps', () => {
  it('ends in the real score with the round that decides, and never before', () => {
    fc.assert(
      fc.property(final, fc.constantFrom<1 | 2>(1, 2), fc.string(), (score, winner, seed) => {
        const steps = stepsOf(score, winner, seed);
        const own = steps.filter(({ side }) => side === winner).length;
        expect([own, steps.length - own]).toEqual(score);
        expect(steps.at(-1)).toEqual({ at_s: 2_000, side: winner });
        for (let played = 1; played < steps.length; played += 1) {
          const first = steps.slice(0, played).filter(({ side }) => side === 1).length;
          expect(isMapOver(first, played - first, 3), `after ${played} rounds`).toBe(false);
        }
      }),
    );
  });

  it('plays the halves of the file one after the other', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const halves: Halves = [
          [4, 8],
          [8, 4],
          [4, 2],
        ];
        const sides = stepsOf([16, 14], 1, seed, halves).map(({ side }) => side);
        expect(sides.slice(0, 12).filter((side) => side === 1)).toHaveLength(4);
        expect(sides.slice(12, 24).filter((side) => side === 1)).toHaveLength(8);
        expect(sides.slice(24)).toHaveLength(6);
      }),
    );
    const short = stepsOf([13, 6], 2, 'x', [
      [3, 9],
      [3, 4],
    ]).map(({ side }) => side);
    expect(short.slice(0, 12).filter((side) => side === 2)).toHaveLength(9);
  });

  it('has no step where rounds or winner are not known', () => {
    expect(roundSteps(realMap(), 2_000, seededRandom('x'))).toEqual([]);
    expect(roundSteps(realMap({ winner: null, score1: 13, score2: 2 }), 2_000, seededRandom('x'))).toEqual([]);
  });
});
