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
  /** What the house still takes on these outcomes (the least of all legs); null or left out where it is not known. */
  readonly marketLeft?: bigint | null;
  readonly maxPayout: bigint;
}

/** Limits as they are when nothing of them is used, in minor units; `market` is null where there is none. */
export interface WholeLimits {
  readonly day: bigint;
  readonly match: bigint;
  readonly market: bigint | null;
}

/** The limits of one bet with the odds of its legs in thousandths; the stake they judge is that of all lines together. */
export interface StakeLimits extends AmountLimits {
  readonly odds: readonly number[];
  /** Of how many legs the lines are; left out, one line over all legs. */
  readonly sizes?: readonly number[];
  /** Told by refusals; left out where it is not known. */
  readonly whole?: WholeLimits;
}

export type StakeRefusal = Extract<
  Refusal,
  'amount_low' | 'amount_high' | 'day_limit' | 'match_limit' | 'market_limit' | 'payout_limit'
>;

/** The limit that bit, in minor units. */
export interface StakeVerdict {
  readonly refusal: StakeRefusal;
  /** What it allows now. */
  readonly limit: bigint;
  /** The same when nothing of it is used; null where it is used up by no bet, or not known. */
  readonly whole: bigint | null;
}

/**
 * Holds a stake against the limits, in this order: minimum, maximum, day, match, market, payout (SLIP-8, BET-7). For the
 * payout the limit is the highest stake that would pass.
 *
 * @param stake of all lines together, in minor units; any value, negative too.
 * @returns null where the stake is within all limits.
 * @example checkStake(201n, { ...limits, dayLeft: 200n })?.refusal // 'day_limit'
 */
export function checkStake(stake: bigint, limits: StakeLimits): StakeVerdict | null {
  if (stake < limits.min || stake <= 0n) return { refusal: 'amount_low', limit: limits.min, whole: null };
  return upperLimits(limits).find(({ limit }) => stake > limit) ?? null;
}

/** Every limit that a stake must not be above, as the refusal it leads to, in the order they are told. */
export function upperLimits(limits: StakeLimits): StakeVerdict[] {
  const { max, dayLeft, matchLeft, marketLeft, maxPayout, odds, sizes, whole } = limits;
  return [
    ...upper('amount_high', max, null),
    ...upper('day_limit', dayLeft, whole?.day),
    ...upper('match_limit', matchLeft, whole?.match),
    ...upper('market_limit', marketLeft, whole?.market),
    ...upper('payout_limit', highestStake(odds, maxPayout, sizes), null),
  ];
}

function upper(refusal: StakeRefusal, limit: bigint | null = null, whole: bigint | null = null): StakeVerdict[] {
  return limit === null ? [] : [{ refusal, limit, whole }];
}
