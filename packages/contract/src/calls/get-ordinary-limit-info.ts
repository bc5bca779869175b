import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { currencyId, pointId } from '../ids';
import { amount } from '../money';

/** Limits of singles on these points for this player (SLIP-8); amounts in the player's currency. */
export const getOrdinaryLimitInfo = defineCall({
  path: '/api/game/game/getOrdinaryLimitInfo/',
  auth: 'token',
  request: { shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(10)) },
  response: z.strictObject({
    currency_id: currencyId,
    min: amount,
    max: amount,
    max_payout: amount,
    /** What may still be staked this betting day: the smaller of what the house and what the player himself leaves. */
    day_left: amount,
    /** What one point allows: its highest stake from play and liability, what its match has left, how long it is held. */
    points: z
      .array(
        z.strictObject({
          shop_id: pointId,
          max: amount,
          match_left: amount,
          /** How long a bet on it is held before it is confirmed, in ms; 0 before the match is live (BET-8). */
          delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
        }),
      )
      .check(z.maxLength(10)),
  }),
  refusals: [],
  requirement: 'SLIP-8',
});
