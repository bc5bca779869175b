import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { orderNo, requestId } from '../ids';
import { amount } from '../money';

/**
 * Moves the stake of an unsettled pool ticket on a two-sided play to the other side, while the pool takes bets (BET-5).
 * The old ticket reads swapped and names the new one. The same `request_id` answers the same again.
 */
export const swapTeam = defineCall({
  path: '/api/game/user/swapTeam',
  auth: 'token',
  request: { request_id: requestId, order_no: orderNo },
  response: z.strictObject({
    order_no: orderNo,
    /** The balance after it, which is the balance before it. */
    amount,
  }),
  refusals: ['no_order', 'swap_refused', 'excluded', 'player_limit', 'request_conflict', 'still_deciding'],
  requirement: 'BET-5',
});
