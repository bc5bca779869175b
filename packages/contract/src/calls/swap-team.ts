import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { orderNo, requestId } from '../ids';
import { amount } from '../money';

/**
 * Moves the stake of an unsettled pool ticket on a two-sided play to the other side while the pool is open (BET-5). The
 * old ticket becomes swapped and names the new one. A repeated `request_id` returns the same answer.
 */
export const swapTeam = defineCall({
  path: '/api/game/user/swapTeam',
  auth: 'token',
  request: { request_id: requestId, order_no: orderNo },
  response: z.object({
    order_no: orderNo,
    /** As before the swap. */
    amount,
  }),
  refusals: ['no_order', 'swap_refused', 'excluded', 'own_limit', 'request_conflict', 'still_deciding'],
  requirement: 'BET-5',
});
