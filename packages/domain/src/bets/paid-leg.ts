import type { LegOutcome } from '@clutchline/contract';

import type { SettledLeg } from './leg-factor';

/** A decided leg as a ticket keeps it. */
export interface DecidedLeg {
  /** Thousandths, as struck at bet time. */
  readonly odd: number;
  readonly outcome: LegOutcome;
  /** Among how many winners a dead heat is shared, 1 or more. */
  readonly dead_heat: number;
  /** The closing odds of its pool in thousandths; null for every other leg. */
  readonly closing_odd: number | null;
}

/**
 * What of a leg its bet is settled with (BET-2): a winner of a pool gets its closing odds, which share a dead heat already;
 * every other leg its odds as struck.
 *
 * @param isPool whether the bet is paid at the closing odds of its pool.
 * @example paidLeg({ odd: 4600, outcome: 'won', dead_heat: 1, closing_odd: 3864 }, true).odd // 3864
 */
export function paidLeg({ odd, outcome, dead_heat, closing_odd }: DecidedLeg, isPool: boolean): SettledLeg {
  const isPaid = isPool && closing_odd !== null && (outcome === 'won' || outcome === 'dead_heat');
  if (isPaid) return { odd: closing_odd, outcome: 'won', dead_heat: 1 };
  return { odd, outcome, dead_heat };
}
