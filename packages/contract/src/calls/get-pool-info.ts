import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { legOutcome } from '../entities/bet-history-item';
import { flag } from '../entities/statuses';
import { currencyId, epochMs, playId, pointId } from '../ids';
import { amount } from '../money';

const thousandths = z.int().check(z.gte(0), z.lte(1_000));
const ticketCount = z.int().check(z.gte(0));

const poolPoint = z.object({
  shop_id: pointId,
  stakes: amount,
  /** Thousandths of the gross. */
  share: thousandths,
  /** What it would pay now, or pays in a closed pool: three decimals, from 1.000; null without a stake. */
  odds: z.nullable(amount),
  tickets: ticketCount,
  /** Null while unknown. */
  outcome: z.nullable(legOutcome),
});

/** `count` tickets of a closed pool, each with this stake, on this point. Players are anonymous. */
const poolTickets = z.object({ shop_id: pointId, stake: amount, count: ticketCount });
export type PoolTickets = z.infer<typeof poolTickets>;

/** State of a pool in one currency; each currency has a separate pool (BET-2). */
export const poolInfoSchema = z.object({
  play_info_id: playId,
  currency_id: currencyId,
  gross: amount,
  /** Share that the house keeps, thousandths of the gross. */
  takeout: thousandths,
  net: amount,
  /** Part of `gross` that simulated players of the demo staked: play money (BET-2). */
  simulated: amount,
  points: z.array(poolPoint).check(z.maxLength(64)),
  /** The announced start, business time, ms. */
  closes_at: epochMs,
  /** After the pool is closed and computed. */
  closing: z.nullable(
    z.object({
      closed_at: epochMs,
      tickets: ticketCount,
      /**
       * 1 if all stakes were refunded: the pool was cancelled, the winner had no stake, or only one outcome had stakes.
       */
      is_refund: flag,
      takeout_amount: amount,
      /** Rest of truncating odds to three decimals and payouts to the minor unit. */
      breakage: amount,
      paid: amount,
      refunded: amount,
      /** All tickets, so that a client can recompute the pool (R32); null if not requested, or too many. */
      stakes: z.nullable(z.array(poolTickets).check(z.maxLength(2_000))),
    }),
  ),
});
export type PoolInfo = z.infer<typeof poolInfoSchema>;

/**
 * Pools with their stakes and odds, in the player's currency, or without a token in the requested one (BET-1, BET-2).
 * `with_stakes` 1 requests the tickets of a closed pool if only one play is requested.
 *
 * @example { lang: 2, play_ids: [310], currency_id: 1, with_stakes: 1 }
 */
export const getPoolInfo = defineCall({
  path: '/api/game/game/getPoolInfo',
  auth: 'optional',
  request: {
    play_ids: z.array(playId).check(z.minLength(1), z.maxLength(50)),
    currency_id: z.optional(currencyId),
    with_stakes: z.optional(flag),
  },
  response: z.object({ pools: z.array(poolInfoSchema).check(z.maxLength(50)) }),
  refusals: [],
  requirement: 'BET-2',
});
