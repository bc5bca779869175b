import type { AmountLimits } from '../bets/check-stake';
import type { Pool } from '../pools/close-pool';
import { parlayTotals, type ParlayLimits, type ParlayTerms, type ParlayTotals } from './parlay-totals';
import { singleTotals, type SingleTotals } from './single-totals';
import type { SlipState } from './slip-state';

export interface SlipInput {
  /** Of the player's currency: 0, 2 or 3. */
  readonly decimals: number;
  /** Minor units; null if signed out. */
  readonly balance: bigint | null;
  /** As typed, by `shop_id`. */
  readonly singleStakes: ReadonlyMap<number, string>;
  /** As typed. */
  readonly parlayStake: string;
  readonly parlayTerms?: ParlayTerms;
  /** By `shop_id`; unknown limits are missing. */
  readonly singleLimits: ReadonlyMap<number, AmountLimits>;
  /** By `shop_id`; unknown pools are missing. The stake changes their odds (BET-2). */
  readonly pools?: ReadonlyMap<number, Pool>;
  /** Null while unknown. */
  readonly parlayLimits: ParlayLimits | null;
}

/** Result of {@link slipTotals}. */
export interface SlipTotals {
  readonly single: SingleTotals;
  readonly parlay: ParlayTotals;
}

/** All figures and refusals of a slip (SLIP-5, SLIP-6, SLIP-8, SLIP-9). */
export function slipTotals(slip: SlipState, input: SlipInput): SlipTotals {
  const { decimals, balance, singleStakes, singleLimits, pools, parlayStake, parlayLimits, parlayTerms } = input;
  return {
    single: singleTotals(slip, { decimals, balance, stakes: singleStakes, limits: singleLimits, pools }),
    parlay: parlayTotals(slip, { ...parlayTerms, decimals, balance, stake: parlayStake, limits: parlayLimits }),
  };
}
