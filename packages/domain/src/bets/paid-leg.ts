import type { LegOutcome } from '@clutchline/contract';

import type { SettledLeg } from './leg-factor';

export interface FinalLeg {
  /** Thousandths at placement. */
  readonly odd: number;
  readonly outcome: LegOutcome;
  /** Winners that share a dead heat, from 1. */
  readonly dead_heat: number;
  /** Closing odds of its pool, thousandths; null for other legs. */
  readonly closing_odd: number | null;
}

/**
 * A leg at its settlement odds (BET-2): a pool winner at the closing odds, which include the sharing of a dead heat;
 * others at the odds at placement.
 */
export function paidLeg({ odd, outcome, dead_heat, closing_odd }: FinalLeg, isPool: boolean): SettledLeg {
  const isPaid = isPool && closing_odd !== null && (outcome === 'won' || outcome === 'dead_heat');
  if (isPaid) return { odd: closing_odd, outcome: 'won', dead_heat: 1 };
  return { odd, outcome, dead_heat };
}
