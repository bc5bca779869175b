import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { orderNo } from '../ids';

/** Ends what a trader offers for a rejected bet (DESK-12). A repetition, and one after its end, changes nothing. */
export const declineOffer = defineCall({
  path: '/api/game/user/declineOffer',
  auth: 'token',
  request: { order_no: orderNo },
  response: z.object({ order_no: orderNo }),
  refusals: ['no_order'],
  requirement: 'DESK-12',
});
