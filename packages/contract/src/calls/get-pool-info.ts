import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { legOutcome } from '../entities/bet-history-item';
import { flag } from '../entities/statuses';
import { currencyId, epochMs, playId, pointId } from '../ids';
import { amount } from '../money';

const thousandths = z.int().check(z.gte(0), z.lte(1_000));
const ticketCount = z.int().check(z.gte(0));

/** One outcome of a pool. */
const poolPoint = z.strictObject({
  shop_id: pointId,
  stakes: amount,
  /** Its part of the gross, in thousandths. */
  share: thousandths,
  /** What it would pay now, or pays where the pool is closed: three decimals, at least 1.000; null without a stake. */
  odds: z.nullable(amount),
  /** How many tickets are on it. */
  tickets: ticketCount,
  /** How it ended; null while that is not known. */
  outcome: z.nullable(legOutcome),
});

/** Tickets of a closed pool that are alike: this many, each with this stake, on this point. Nobody is named. */
const poolTickets = z.strictObject({ shop_id: pointId, stake: amount, count: ticketCount });
export type PoolTickets = z.infer<typeof poolTickets>;

/** A pool as it stands, in one currency: each currency has a pool of its own (BET-2). */
export const poolInfoSchema = z.strictObject({
  play_info_id: playId,
  currency_id: currencyId,
  gross: amount,
  /** What the house keeps, in thousandths of the gross. */
  takeout: thousandths,
  net: amount,
  points: z.array(poolPoint).check(z.maxLength(64)),
  /** When the pool is to close: the announced start, business time in ms. */
  closes_at: epochMs,
  /** Set once the pool is closed and counted. */
  closing: z.nullable(
    z.strictObject({
      closed_at: epochMs,
      /** How many tickets it counted. */
      tickets: ticketCount,
      /** 1 where every stake went back: cancelled, nobody on the winner, or one outcome alone with stakes. */
      is_refund: flag,
      takeout_amount: amount,
      /** What cutting the odds to three decimals, and payouts to the minor unit, left over. */
      breakage: amount,
      paid: amount,
      refunded: amount,
      /** Every ticket it counted, so that the count can be made anew (R32); null where nobody asked, or they are too many. */
      stakes: z.nullable(z.array(poolTickets).check(z.maxLength(2_000))),
    }),
  ),
});
export type PoolInfo = z.infer<typeof poolInfoSchema>;

/**
 * Pools with their stakes and odds, in the player's currency; signed out, in the named one (BET-1, BET-2). `with_stakes` 1
 * asks for the tickets of a closed one; it counts where one play is asked for.
 */
export const getPoolInfo = defineCall({
  path: '/api/game/game/getPoolInfo',
  auth: 'optional',
  request: {
    play_ids: z.array(playId).check(z.minLength(1), z.maxLength(50)),
    currency_id: z.optional(currencyId),
    with_stakes: z.optional(flag),
  },
  response: z.strictObject({ pools: z.array(poolInfoSchema).check(z.maxLength(50)) }),
  refusals: [],
  requirement: 'BET-2',
});
