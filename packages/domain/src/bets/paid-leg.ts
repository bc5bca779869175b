import type { LegOutcome } from '@clutchline/contract';

import type { SettledLeg } from './leg-factor';

export interface FinalLeg {
  /** Thousandths at placement. */
  readonly odd: number;
  readonly outcome: LegOutcome;
  /** Winners that share a dead heat, 1 or more. */
  readonly dead_heat: number;
  /** Closing odds of its pool, thousandths; null for other legs. */
  readonly closing_odd: number | null;
}

/**
 * Settlement odds of a leg (BET-2): for a pool winner the closing odds, which include the sharing of a dead heat; else
 * the odds at placement.
 *
 * @example paidLeg({ odd: 4600, outcome: 'won', dead_heat: 1, closing_odd: 3864 }, true).odd // 3864
 */
export function paidLeg({ odd, outcome, dead_heat, closing_odd }: FinalLeg, isPool: boolean): SettledLeg {
  const isPaid = isPool && closing_odd !== null && (outcome === 'won' || outcome === 'dead_heat');
  if (isPaid) return { odd: closing_odd, outcome: 'won', dead_heat: 1 };
  return { odd, outcome, dead_heat };
}
