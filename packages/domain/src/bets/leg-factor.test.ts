import fc from 'fast-check';
import { expect, it } from 'vitest';

import { FINAL_OUTCOMES, anyLeg } from '../testing/bet-arbitraries';
import { referenceFactor } from '../testing/reference-bet';
import { legFactor } from './leg-factor';

it.each([
  ['won', 1, 1.955],
  ['pending', 1, 1.955],
  ['half_won', 1, 1.4775],
  ['half_lost', 1, 0.5],
  ['push', 1, 1],
  ['void', 1, 1],
  ['dead_heat', 2, 0.9775],
  ['dead_heat', 5, 0.391],
  ['lost', 1, 0],
] as const)('BET-9 a leg at 1.955 that is %s among %i counts %d', (outcome, dead_heat, factor) => {
  const { numerator, denominator } = legFactor({ odd: 1_955, outcome, dead_heat });
  expect(Number(numerator) / Number(denominator)).toBe(factor);
});

it('BET-9 a leg counts exactly by the rule book, at any odds', () => {
  fc.assert(
    fc.property(anyLeg([...FINAL_OUTCOMES, 'pending']), (leg) => {
      const { numerator, denominator } = legFactor(leg);
      const [top, bottom] = referenceFactor(leg.odd, leg.outcome, leg.dead_heat);
      expect(numerator * bottom).toBe(top * denominator);
    }),
  );
});
