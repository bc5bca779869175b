import { floorThousandths, type Fraction } from '../odds/fraction';
import { formatOdd } from '../odds/format-odd';
import { legFactor, type SettledLeg } from './leg-factor';
import { cappedReturn } from './possible-return';
import { systemFactor } from './system-factor';

export interface BetToSettle {
  /** Of all lines together, in minor units, above 0. */
  readonly stake: bigint;
  /** Highest payout in minor units; null for none. */
  readonly cap: bigint | null;
  /** Of how many legs the lines are, ascending and each once, 2 or more for a system; left out, one line over all legs. */
  readonly sizes?: readonly number[];
  readonly legs: readonly SettledLeg[];
}

export interface BetSettlement {
  readonly state: 'open' | 'won' | 'lost' | 'refunded';
  /** What is paid out, stake included, in minor units; 0 while open. A bet lost in part still pays the rest. */
  readonly payout: bigint;
  /** Combined factor of all lines with three decimals, cut; while open it counts pending legs as if they won. */
  readonly settlementOdds: string;
}

/**
 * Settles a bet from the outcomes of its legs, in any order (BET-2, BET-9). It is lost at once when so many legs are lost
 * that every line has one of them; otherwise it waits for all legs. Then: all legs void or push refund the stake; else
 * the payout is stake × sum over the sizes of the elementary symmetric polynomial of the leg factors / number of lines,
 * cut once to the minor unit and held to the cap, and the bet is lost where that is less than the stake, otherwise won.
 *
 * @throws RangeError where the bet has no line.
 * @example settleBet({ stake: 1000n, cap: 100000n, legs: [{ odd: 1955, outcome: 'won', dead_heat: 1 }] })
 *   // { state: 'won', payout: 1955n, settlementOdds: '1.955' }
 */
export function settleBet({ stake, cap, legs, sizes = [legs.length] }: BetToSettle): BetSettlement {
  const factor = systemFactor(legs.map(legFactor), sizes);
  const state = stateOf(legs, sizes, factor);
  return {
    state,
    payout: payoutOf(state, stake, cappedReturn(stake, factor, cap)),
    settlementOdds: formatOdd(floorThousandths(factor)),
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
