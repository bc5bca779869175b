import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { currencyId, pointId } from '../ids';
import { amount } from '../money';

/**
 * Limits of a combo of these points for this player (SLIP-5, SLIP-8). Amounts in whole units of the player's currency.
 *
 * @example { lang: 2, shop_ids: [5101, 5207, 5330] }
 */
export const getParlayLimitInfo = defineCall({
  path: '/api/game/game/getParlayLimitInfo/',
  auth: 'token',
  request: { shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(15)) },
  response: z.object({
    currency_id: currencyId,
    min: amount,
    max: amount,
    max_payout: amount,
    /** Remaining stake of this betting day: the smaller of the house limit and the player's own limit. */
    day_left: amount,
    /** Highest combined odds, a decimal with three places. */
    max_odds: amount,
    min_legs: z.int().check(z.gte(1)),
    max_legs: z.int().check(z.gte(1)),
    /** In-play delay until the combo is confirmed, in ms: the longest delay of its legs (BET-8). */
    delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
  }),
  refusals: [],
  requirement: 'SLIP-8',
});
