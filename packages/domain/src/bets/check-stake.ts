import type { Refusal } from '@clutchline/contract';

import { highestStake } from './possible-return';

/** What may be staked, all in minor units of the player's currency (SLIP-8). */
export interface AmountLimits {
  readonly min: bigint;
  readonly max: bigint;
  /** Left of the day. */
  readonly dayLeft: bigint;
  /** Left on the match (the least of all legs); null where it is not known. */
  readonly matchLeft: bigint | null;
  readonly maxPayout: bigint;
}

/** The limits of one bet with the odds of its legs in thousandths. */
export interface StakeLimits extends AmountLimits {
  readonly odds: readonly number[];
}

export type StakeRefusal = Extract<
  Refusal,
  'amount_low' | 'amount_high' | 'day_limit' | 'match_limit' | 'payout_limit'
>;

/** The limit that bit, and the amount in minor units that it allows. */
export interface StakeVerdict {
  readonly refusal: StakeRefusal;
  readonly limit: bigint;
}

/**
 * Holds a stake against the limits, in this order: minimum, maximum, day, match, payout (SLIP-8). For the payout the
 * limit is the highest stake that would pass.
 *
 * @param stake minor units; any value, negative too.
 * @returns null where the stake is within all limits.
 */
export function checkStake(stake: bigint, limits: StakeLimits): StakeVerdict | null {
  if (stake < limits.min || stake <= 0n) return { refusal: 'amount_low', limit: limits.min };
  return (
    above('amount_high', stake, limits.max) ??
    above('day_limit', stake, limits.dayLeft) ??
    above('match_limit', stake, limits.matchLeft ?? stake) ??
    above('payout_limit', stake, highestStake(limits.odds, limits.maxPayout))
  );
}

function above(refusal: StakeRefusal, stake: bigint, limit: bigint): StakeVerdict | null {
  return stake > limit ? { refusal, limit } : null;
}
