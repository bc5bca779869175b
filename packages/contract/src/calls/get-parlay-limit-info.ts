import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { currencyId, pointId } from '../ids';
import { amount } from '../money';

/** Limits of a combo of these points for this player (SLIP-5, SLIP-8); amounts in the player's currency. */
export const getParlayLimitInfo = defineCall({
  path: '/api/game/game/getParlayLimitInfo/',
  auth: 'token',
  request: { shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(15)) },
  response: z.strictObject({
    currency_id: currencyId,
    min: amount,
    max: amount,
    max_payout: amount,
    /** What may still be staked this betting day: the smaller of what the house and what the player himself leaves. */
    day_left: amount,
    /** Highest combined odds, a decimal with three places. */
    max_odds: amount,
    min_legs: z.int().check(z.gte(1)),
    max_legs: z.int().check(z.gte(1)),
    /** How long the combo is held before it is confirmed, in ms: the longest of its legs (BET-8). */
    delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
  }),
  refusals: [],
  requirement: 'SLIP-8',
});
