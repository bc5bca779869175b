import { COMBO_MIN } from '@clutchline/domain';

import { currencyOf } from './currencies';

/** What one player may stake, in minor units; `maxOdds` in thousandths (SLIP-8). */
export interface Limits {
  readonly min: bigint;
  readonly maxSingle: bigint;
  readonly maxParlay: bigint;
  readonly day: bigint;
  readonly match: bigint;
  readonly payout: bigint;
  /** What one outcome may cost the house at most. */
  readonly liability: bigint;
  readonly maxOdds: number;
  /** Fewest legs of a combo and of each of its lines (SLIP-5). */
  readonly leastLegs: number;
}

/** The limits in whole units of a currency of scale 1. */
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
/** Currencies whose combos need another number of legs than the specification asks for. */
const LEAST_LEGS: ReadonlyMap<number, number> = new Map();

/** By what the base is multiplied for currencies of small units. */
const SCALE: ReadonlyMap<number, bigint> = new Map([
  [3, 100n],
  [4, 1_000n],
  [5, 10_000n],
  [6, 10_000n],
]);

/** A pool pays what is in it: no payout limit holds it back, and this is above any sum there is. */
export const POOL_CAP = 10n ** 24n;

/** The limits of a currency. */
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

/** A play takes this part of a limit; at least one minor unit. */
export function scaledLimit(limit: bigint, scale: number): bigint {
  const scaled = (limit * BigInt(scale)) / 1_000n;
  return scaled > 0n ? scaled : 1n;
}

/** What is left of a limit; never below 0. */
export function leftOf(limit: bigint, used: bigint): bigint {
  return used > limit ? 0n : limit - used;
}
