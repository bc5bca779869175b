import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { flag } from '../entities/statuses';
import { currencyId, pointId } from '../ids';
import { amount } from '../money';

/** Limits of singles on these points for this player (SLIP-8). Amounts in whole units. */
export const getOrdinaryLimitInfo = defineCall({
  path: '/api/game/game/getOrdinaryLimitInfo/',
  auth: 'token',
  request: { shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(10)) },
  response: z.object({
    currency_id: currencyId,
    min: amount,
    max: amount,
    max_payout: amount,
    /** Rest of this betting day: the smaller of the house limit and the player's own limit. */
    day_left: amount,
    /** By point: highest stake by play and liability, rest of its match, in-play delay. */
    points: z
      .array(
        z.object({
          shop_id: pointId,
          max: amount,
          match_left: amount,
          /** Until a bet is confirmed, ms; 0 before the match is live (BET-8). */
          delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
          /** 1 if a person decides about a stake above these limits (DESK-12); absent otherwise. */
          is_referable: z.optional(flag),
        }),
      )
      .check(z.maxLength(10)),
  }),
  refusals: [],
  requirement: 'SLIP-8',
});
