import type { LegOutcome } from '@clutchline/contract';

import type { Fraction } from '../odds/fraction';
import { ODD_ONE } from '../odds/odds-range';

/** A leg with its outcome. */
export interface SettledLeg {
  /** Thousandths at placement, or closing odds of a pool (BET-2). */
  readonly odd: number;
  readonly outcome: LegOutcome;
  /** Winners that share a dead heat, from 1; ignored for other outcomes. */
  readonly dead_heat: number;
}

const ONE = BigInt(ODD_ONE);

/**
 * Exact multiplier (BET-9). Won: odds; half won: (odds + 1) / 2; half lost: 1/2; push, void: 1; dead heat of d: odds /
 * d; lost: 0. Pending legs count as won.
 */
export function legFactor({ odd, outcome, dead_heat }: SettledLeg): Fraction {
  switch (outcome) {
    case 'pending':
    case 'won':
      return { numerator: BigInt(odd), denominator: ONE };
    case 'half_won':
      return { numerator: BigInt(odd) + ONE, denominator: 2n * ONE };
    case 'half_lost':
      return { numerator: 1n, denominator: 2n };
    case 'push':
    case 'void':
      return { numerator: 1n, denominator: 1n };
    case 'dead_heat':
      return { numerator: BigInt(odd), denominator: ONE * BigInt(dead_heat) };
    case 'lost':
      return { numerator: 0n, denominator: 1n };
  }
}
