import { COMBO_MIN } from '@clutchline/domain';

import { currencyOf } from '../../players';
import type { Limits } from './limit-store';

/** Whole units, scale 1. */
const BASE = {
  min: 1n,
  maxSingle: 5_000n,
  maxParlay: 2_000n,
  day: 50_000n,
  match: 9_000n,
  payout: 100_000n,
  liability: 250_000n,
};
const MAX_ODDS = 2_000_000;
/** Unlike the specification. */
const LEAST_LEGS: ReadonlyMap<number, number> = new Map();

const SCALE: ReadonlyMap<number, bigint> = new Map([
  [3, 100n],
  [4, 1_000n],
  [5, 10_000n],
  [6, 10_000n],
]);

/** No payout limit. */
export const POOL_CAP = 10n ** 24n;

export function limitsOf(currencyId: number): Limits {
  const { decimals } = currencyOf(currencyId);
  const unit = 10n ** BigInt(decimals) * (SCALE.get(currencyId) ?? 1n);
  return {
    min: BASE.min * unit,
    maxSingle: BASE.maxSingle * unit,
    maxParlay: BASE.maxParlay * unit,
    day: BASE.day * unit,
    match: BASE.match * unit,
    payout: BASE.payout * unit,
    liability: BASE.liability * unit,
    maxOdds: MAX_ODDS,
    leastLegs: LEAST_LEGS.get(currencyId) ?? COMBO_MIN,
  };
}

/** The stake factor of a player scales what one player may stake and win, not what the house can bear of all. */
export function factoredLimits(limits: Limits, stakeFactor: number): Limits {
  const scaled = (limit: bigint): bigint => scaledLimit(limit, stakeFactor);
  const { maxSingle, maxParlay, day, match, payout } = limits;
  return {
    ...limits,
    maxSingle: scaled(maxSingle),
    maxParlay: scaled(maxParlay),
    day: scaled(day),
    match: scaled(match),
    payout: scaled(payout),
  };
}

/** Thousandths; at least one minor unit. */
export function scaledLimit(limit: bigint, scale: number): bigint {
  const scaled = (limit * BigInt(scale)) / 1_000n;
  return scaled > 0n ? scaled : 1n;
}

export function leftOf(limit: bigint, used: bigint): bigint {
  return used > limit ? 0n : limit - used;
}

/** A combo leg counts with the whole stake: an upper bound. */
export function liabilityOf(stake: bigint, odd: number): bigint {
  return (stake * BigInt(odd - 1_000) + 999n) / 1_000n;
}

/** Inverse of {@link liabilityOf}. */
export function stakeWithin(left: bigint, odd: number): bigint {
  return (left * 1_000n) / BigInt(odd - 1_000);
}
