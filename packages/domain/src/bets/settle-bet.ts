import { roundThousandths, type Fraction } from '../odds/fraction';
import { formatOdd } from '../odds/format-odd';
import { legFactor, type SettledLeg } from './leg-factor';
import { cappedReturn } from './possible-return';
import { systemFactor } from './system-factor';

export interface BetToSettle {
  /** Total, minor units, above 0. */
  readonly stake: bigint;
  /** Highest payout in minor units, or null. */
  readonly cap: bigint | null;
  /** Legs per combination, ascending and distinct, 2 or more for a system; default: all. */
  readonly sizes?: readonly number[];
  readonly legs: readonly SettledLeg[];
}

/** What a bet pays. */
export interface BetSettlement {
  readonly state: 'open' | 'won' | 'lost' | 'refunded';
  /** Minor units, stake included; 0 while open. A lost bet can pay a part of its stake. */
  readonly payout: bigint;
  /** Mean factor of the combinations, rounded to three decimals; pending legs count as won. */
  readonly settlementOdds: string;
}

/**
 * Settles a bet from the outcomes of its legs, in any order (BET-2, BET-9). Lost once every combination has a lost leg;
 * else open until all legs are settled. All legs void or push: refund. Else payout = stake × sum over the sizes of the
 * elementary symmetric polynomial of the leg factors / number of combinations, truncated once to the minor unit,
 * limited to the cap; lost if below the stake.
 *
 * @throws RangeError if the bet has no combination.
 * @example settleBet({ stake: 1000n, cap: 100000n, legs: [{ odd: 1955, outcome: 'won', dead_heat: 1 }] })
 *   // { state: 'won', payout: 1955n, settlementOdds: '1.955' }
 */
export function settleBet({ stake, cap, legs, sizes = [legs.length] }: BetToSettle): BetSettlement {
  const factor = systemFactor(legs.map(legFactor), sizes);
  const state = stateOf(legs, sizes, factor);
  return {
    state,
    payout: payoutOf(state, stake, cappedReturn(stake, factor, cap)),
    settlementOdds: formatOdd(roundThousandths(factor)),
  };
}

function stateOf(legs: readonly SettledLeg[], sizes: readonly number[], factor: Fraction): BetSettlement['state'] {
  const lost = legs.filter(({ outcome }) => outcome === 'lost').length;
  if (lost > legs.length - Math.min(...sizes)) return 'lost';
  if (legs.some(({ outcome }) => outcome === 'pending')) return 'open';
  if (legs.every(({ outcome }) => outcome === 'void' || outcome === 'push')) return 'refunded';
  return factor.numerator < factor.denominator ? 'lost' : 'won';
}

function payoutOf(state: BetSettlement['state'], stake: bigint, computed: bigint): bigint {
  if (state === 'open') return 0n;
  return state === 'refunded' ? stake : computed;
}
