import type { LegOutcome } from '@clutchline/contract';
import fc from 'fast-check';

import type { SettledLeg } from '../bets/leg-factor';

export const FINAL_OUTCOMES: readonly LegOutcome[] = [
  'won',
  'lost',
  'half_won',
  'half_lost',
  'push',
  'void',
  'dead_heat',
];

export const anyOdd = fc.integer({ min: 1_001, max: 1_000_000 });
/** 1 to 10^12 minor units. */
export const anyStake = fc.bigInt({ min: 1n, max: 10n ** 12n });

export const anyLeg = (outcomes: readonly LegOutcome[]): fc.Arbitrary<SettledLeg> =>
  fc
    .tuple(anyOdd, fc.constantFrom(...outcomes), fc.integer({ min: 2, max: 12 }))
    .map(([odd, outcome, among]) => ({ odd, outcome, dead_heat: outcome === 'dead_heat' ? among : 1 }));

export const anyLegs = (outcomes: readonly LegOutcome[], most: number): fc.Arbitrary<SettledLeg[]> =>
  fc.array(anyLeg(outcomes), { minLength: 1, maxLength: most });

export function anySystem(outcomes: readonly LegOutcome[], least: number, most: number) {
  return fc.integer({ min: least, max: most }).chain((count) =>
    fc.record({
      legs: fc.array(anyLeg(outcomes), { minLength: count, maxLength: count }),
      sizes: fc
        .uniqueArray(fc.integer({ min: least, max: count }), { minLength: 1 })
        .map((sizes) => sizes.toSorted((a, b) => a - b)),
    }),
  );
}
