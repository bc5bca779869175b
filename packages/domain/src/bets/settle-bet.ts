import type { LegOutcome } from '@clutchline/contract';

import { formatOdd } from '../odds/format-odd';
import { floorThousandths, oddsProduct, type Fraction } from '../odds/odds-product';
import { FACTOR_ONE, legFactor } from './leg-factor';
import { cappedReturn } from './possible-return';

export interface SettledLeg {
  /** Thousandths, as struck at bet time (BET-2). */
  readonly odd: number;
  readonly outcome: LegOutcome;
}

export interface BetToSettle {
  /** Minor units, above 0. */
  readonly stake: bigint;
  /** Highest payout in minor units. */
  readonly cap: bigint;
  readonly legs: readonly SettledLeg[];
}

export interface BetSettlement {
  readonly state: 'open' | 'won' | 'lost' | 'refunded';
  /** What is paid out, stake included, in minor units; 0 while open. A bet lost by half still pays its half. */
  readonly payout: bigint;
  /** Combined factor with three decimals, cut; while open it counts pending legs as if they won. */
  readonly settlementOdds: string;
}

/**
 * Settles a bet from the outcomes of its legs, in any order (BET-2, BET-9). One lost leg loses the bet at once. When no
 * leg is pending: all legs void or push refund the stake; else the payout is stake × exact product of the leg factors,
 * cut once to the minor unit and held to the cap, and the bet is lost where that product is below 1 (half a loss),
 * otherwise won.
 *
 * @example settleBet({ stake: 1000n, cap: 100000n, legs: [{ odd: 1955, outcome: 'won' }] })
 *   // { state: 'won', payout: 1955n, settlementOdds: '1.955' }
 */
export function settleBet({ stake, cap, legs }: BetToSettle): BetSettlement {
  const factor = oddsProduct(
    legs.map(({ odd, outcome }) => legFactor(odd, outcome)),
    FACTOR_ONE,
  );
  const state = stateOf(legs, factor);
  return {
    state,
    payout: payoutOf(state, stake, cappedReturn(stake, factor, cap)),
    settlementOdds: formatOdd(floorThousandths(factor)),
  };
}

function stateOf(legs: readonly SettledLeg[], factor: Fraction): BetSettlement['state'] {
  if (legs.some(({ outcome }) => outcome === 'lost')) return 'lost';
  if (legs.some(({ outcome }) => outcome === 'pending')) return 'open';
  if (legs.every(({ outcome }) => outcome === 'void' || outcome === 'push')) return 'refunded';
  return factor.numerator < factor.denominator ? 'lost' : 'won';
}

function payoutOf(state: BetSettlement['state'], stake: bigint, computed: bigint): bigint {
  if (state === 'open') return 0n;
  return state === 'refunded' ? stake : computed;
}
