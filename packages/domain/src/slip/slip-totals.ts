import type { AmountLimits } from '../bets/check-stake';
import type { Pool } from '../pools/close-pool';
import { parlayTotals, type ParlayLimits, type ParlayTerms, type ParlayTotals } from './parlay-totals';
import { singleTotals, type SingleTotals } from './single-totals';
import type { SlipState } from './slip-state';

/** What the slip is judged with, beside its items. */
export interface SlipInput {
  /** Decimals of the player's currency: 0, 2 or 3. */
  readonly decimals: number;
  /** Minor units; null for a signed-out player. */
  readonly balance: bigint | null;
  /** Stakes of the singles as typed, by `shop_id`. */
  readonly singleStakes: ReadonlyMap<number, string>;
  /** The stake of the combo as typed. */
  readonly parlayStake: string;
  /** Its lines; left out, one over all legs. */
  readonly parlayTerms?: ParlayTerms;
  /** Limits of the singles by `shop_id`, as far as they are known. */
  readonly singleLimits: ReadonlyMap<number, AmountLimits>;
  /** Pools that singles are bets on, by `shop_id`, as far as they are known; one's own stake moves them (BET-2). */
  readonly pools?: ReadonlyMap<number, Pool>;
  /** Null where they are not known yet. */
  readonly parlayLimits: ParlayLimits | null;
}

export interface SlipTotals {
  readonly single: SingleTotals;
  readonly parlay: ParlayTotals;
}

/**
 * The slip in figures and refusals, both selections: all that the screen shows beside texts (SLIP-5, SLIP-6, SLIP-8,
 * SLIP-9).
 *
 * @example slipTotals(slip, input).parlay.problem?.refusal // 'min_legs'
 */
export function slipTotals(slip: SlipState, input: SlipInput): SlipTotals {
  const { decimals, balance, singleStakes, singleLimits, pools, parlayStake, parlayLimits, parlayTerms } = input;
  return {
    single: singleTotals(slip, { decimals, balance, stakes: singleStakes, limits: singleLimits, pools }),
    parlay: parlayTotals(slip, { ...parlayTerms, decimals, balance, stake: parlayStake, limits: parlayLimits }),
  };
}
