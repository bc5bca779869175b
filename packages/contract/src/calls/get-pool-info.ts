import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { currencyId, epochMs, playId, pointId } from '../ids';
import { amount } from '../money';

const thousandths = z.int().check(z.gte(0), z.lte(1_000));

/** One outcome of a pool. */
const poolPoint = z.strictObject({
  shop_id: pointId,
  stakes: amount,
  /** Its part of the gross, in thousandths. */
  share: thousandths,
  /** What it would pay now, or pays where the pool is closed: three decimals, at least 1.000; null without a stake. */
  odds: z.nullable(amount),
});

/** A pool as it stands, in one currency: each currency has a pool of its own (BET-2). */
export const poolInfoSchema = z.strictObject({
  play_info_id: playId,
  currency_id: currencyId,
  gross: amount,
  /** What the house keeps, in thousandths of the gross. */
  takeout: thousandths,
  net: amount,
  points: z.array(poolPoint).check(z.maxLength(64)),
  /** Set once the pool is closed and counted. */
  closing: z.nullable(
    z.strictObject({
      closed_at: epochMs,
      /** How many tickets it counted. */
      tickets: z.int().check(z.gte(0)),
      takeout_amount: amount,
      /** What cutting the odds to three decimals, and payouts to the minor unit, left over. */
      breakage: amount,
      paid: amount,
      refunded: amount,
    }),
  ),
});
export type PoolInfo = z.infer<typeof poolInfoSchema>;

/** Pools with their stakes and odds, in the player's currency; signed out, in the named one (BET-1, BET-2). */
export const getPoolInfo = defineCall({
  path: '/api/game/game/getPoolInfo',
  auth: 'optional',
  request: { play_ids: z.array(playId).check(z.minLength(1), z.maxLength(50)), currency_id: z.optional(currencyId) },
  response: z.strictObject({ pools: z.array(poolInfoSchema).check(z.maxLength(50)) }),
  refusals: [],
  requirement: 'BET-2',
});
