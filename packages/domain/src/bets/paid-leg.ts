import type { LegOutcome } from '@clutchline/contract';

import type { SettledLeg } from './leg-factor';

/** A settled leg as stored on a ticket. */
export interface DecidedLeg {
  /** Thousandths at placement. */
  readonly odd: number;
  readonly outcome: LegOutcome;
  /** Number of winners that share a dead heat, 1 or more. */
  readonly dead_heat: number;
  /** Closing odds of its pool in thousandths; null for other legs. */
  readonly closing_odd: number | null;
}

/**
 * Values that settlement uses (BET-2): closing odds for the winner of a pool, which already include the sharing of a
 * dead heat; otherwise the odds at placement.
 *
 * @param isPool whether the bet is paid at the closing odds of its pool.
 * @example paidLeg({ odd: 4600, outcome: 'won', dead_heat: 1, closing_odd: 3864 }, true).odd // 3864
 */
export function paidLeg({ odd, outcome, dead_heat, closing_odd }: DecidedLeg, isPool: boolean): SettledLeg {
  const isPaid = isPool && closing_odd !== null && (outcome === 'won' || outcome === 'dead_heat');
  if (isPaid) return { odd: closing_odd, outcome: 'won', dead_heat: 1 };
  return { odd, outcome, dead_heat };
}
