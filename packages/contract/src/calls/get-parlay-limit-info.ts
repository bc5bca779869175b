import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { flag } from '../entities/statuses';
import { currencyId, pointId } from '../ids';
import { amount } from '../money';

/** Limits of a combo of these points for this player (SLIP-5, SLIP-8). Amounts in whole units. */
export const getParlayLimitInfo = defineCall({
  path: '/api/game/game/getParlayLimitInfo/',
  auth: 'token',
  request: { shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(15)) },
  response: z.object({
    currency_id: currencyId,
    min: amount,
    max: amount,
    max_payout: amount,
    /** As in {@link getOrdinaryLimitInfo}. */
    day_left: amount,
    /** Combined odds, three decimals. */
    max_odds: amount,
    min_legs: z.int().check(z.gte(1)),
    max_legs: z.int().check(z.gte(1)),
    /** Longest delay of the legs, ms (BET-8). */
    delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
    /** As in {@link getOrdinaryLimitInfo}. */
    is_referable: z.optional(flag),
  }),
  refusals: [],
  requirement: 'SLIP-8',
});
