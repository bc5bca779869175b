import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { orderNo, requestId } from '../ids';
import { amount } from '../money';
import { betResultSchema } from './play-more';

/**
 * Places what a trader offers for a rejected bet, before the offer ends (DESK-12). It is a placement with its own request id
 * and one bet: a repeated `request_id` returns the same answer, and a lost answer is asked for with `getBetByRequestId`.
 */
export const acceptOffer = defineCall({
  path: '/api/game/user/acceptOffer',
  auth: 'token',
  request: { request_id: requestId, order_no: orderNo },
  response: z.object({
    /** Result of the bet that the offer becomes. */
    results: z.array(betResultSchema).check(z.maxLength(16)),
    /** Balance after the request. */
    amount,
  }),
  refusals: ['offer_ended', 'request_conflict', 'still_deciding', 'no_order'],
  requirement: 'DESK-12',
});
