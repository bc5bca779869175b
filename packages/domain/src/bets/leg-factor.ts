import type { LegOutcome } from '@clutchline/contract';

import { ODD_ONE } from '../odds/odds-range';

/** One, in the unit of {@link legFactor}: halves of thousandths, so that half a result stays a whole number. */
export const FACTOR_ONE = 2 * ODD_ONE;

/**
 * What a leg multiplies the stake with, in two-thousandths: won its odds, half won (odds + 1) / 2, half lost 0.5, push
 * and void 1, a dead heat of two half its odds, lost 0. A pending leg counts as if it won.
 *
 * @param odd thousandths.
 * @example legFactor(1955, 'half_won') / FACTOR_ONE // 1.4775
 */
export function legFactor(odd: number, outcome: LegOutcome): number {
  switch (outcome) {
    case 'pending':
    case 'won':
      return 2 * odd;
    case 'half_won':
      return odd + ODD_ONE;
    case 'half_lost':
      return ODD_ONE;
    case 'push':
    case 'void':
      return FACTOR_ONE;
    case 'dead_heat':
      return odd;
    case 'lost':
      return 0;
  }
}
