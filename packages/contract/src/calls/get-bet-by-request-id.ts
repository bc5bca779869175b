import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { requestId } from '../ids';
import { playMore } from './play-more';

/**
 * Result of a placement whose answer was lost (BET-8): its answer, or `found: 0`. With `abandon_if_missing`, `found: 0`
 * is final: the server refuses a later placement with this request id with `unavailable`.
 *
 * @example { lang: 2, request_id: 'k3v9…', abandon_if_missing: 1 }
 */
export const getBetByRequestId = defineCall({
  path: '/api/game/user/getBetByRequestId',
  auth: 'token',
  request: { request_id: requestId, abandon_if_missing: z.optional(z.literal(1)) },
  response: z.discriminatedUnion('found', [
    z.object({ found: z.literal(1), answer: playMore.response }),
    z.object({ found: z.literal(0) }),
  ]),
  refusals: [],
  requirement: 'BET-8',
});
