import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { requestId } from '../ids';
import { playMore } from './play-more';

/**
 * What became of a placement whose answer was lost (BET-8): its answer, or `found: 0` where it has not arrived. With
 * `give_up` that is for good: the request id is spent, and however late the placement comes it is refused with
 * `unavailable`.
 *
 * @example { lang: 2, request_id: 'k3v9…', give_up: 1 }
 */
export const getBetByRequestId = defineCall({
  path: '/api/game/user/getBetByRequestId',
  auth: 'token',
  request: { request_id: requestId, give_up: z.optional(z.literal(1)) },
  response: z.discriminatedUnion('found', [
    z.strictObject({ found: z.literal(1), answer: playMore.response }),
    z.strictObject({ found: z.literal(0) }),
  ]),
  refusals: [],
  requirement: 'BET-8',
});
