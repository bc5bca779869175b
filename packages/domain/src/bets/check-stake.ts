import type { Refusal } from '@clutchline/contract';

import { highestStake } from './possible-return';

/** Minor units of the player's currency (SLIP-8). */
export interface AmountLimits {
  readonly min: bigint;
  readonly max: bigint;
  readonly dayLeft: bigint;
  /** Minimum over all legs; null if unknown. */
  readonly matchLeft: bigint | null;
  /** Remaining liability of the house, minimum over all legs; null if unknown. */
  readonly marketLeft?: bigint | null;
  readonly maxPayout: bigint;
  /** A person decides about a stake above `max`, `matchLeft` or `marketLeft` (DESK-12). */
  readonly isReferable?: boolean;
}

/** Limits without usage, minor units; null: no such limit. */
export interface UnusedLimits {
  readonly day: bigint;
  readonly match: bigint;
  readonly market: bigint | null;
}

/** Limits for the total stake of a bet; odds in thousandths. */
export interface StakeLimits extends AmountLimits {
  readonly odds: readonly number[];
  /** Legs per combination; default: all. */
  readonly sizes?: readonly number[];
  readonly whole?: UnusedLimits;
}

export type StakeRefusal = Extract<
  Refusal,
  'amount_low' | 'amount_high' | 'day_limit' | 'match_limit' | 'market_limit' | 'payout_limit'
>;

/** Minor units. */
export interface StakeViolation {
  readonly refusal: StakeRefusal;
  readonly limit: bigint;
  /** The limit without usage; null if unknown, or if bets do not use it up. */
  readonly whole: bigint | null;
}

/**
 * Validates a stake in this order: minimum, maximum, day, match, market, payout (SLIP-8, BET-7). For the payout,
 * `limit` is the highest valid stake.
 *
 * @param stake total in minor units, also negative.
 * @example checkStake(201n, { ...limits, dayLeft: 200n })?.refusal // 'day_limit'
 */
export function checkStake(stake: bigint, limits: StakeLimits): StakeViolation | null {
  if (stake < limits.min || stake <= 0n) return { refusal: 'amount_low', limit: limits.min, whole: null };
  return upperLimits(limits).find(({ limit }) => stake > limit) ?? null;
}

export function upperLimits(limits: StakeLimits): StakeViolation[] {
  const { max, dayLeft, matchLeft, marketLeft, maxPayout, odds, sizes, whole } = limits;
  return [
    ...upper('amount_high', max, null),
    ...upper('day_limit', dayLeft, whole?.day),
    ...upper('match_limit', matchLeft, whole?.match),
    ...upper('market_limit', marketLeft, whole?.market),
    ...upper('payout_limit', highestStake(odds, maxPayout, sizes), null),
  ];
}

function upper(refusal: StakeRefusal, limit: bigint | null = null, whole: bigint | null = null): StakeViolation[] {
  return limit === null ? [] : [{ refusal, limit, whole }];
}
