import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { requestId } from '../ids';
import { playMore } from './play-more';

/** What became of a placement whose answer was lost (BET-8): its answer, or `found: 0` where it never arrived. */
export const getBetByRequestId = defineCall({
  path: '/api/game/user/getBetByRequestId',
  auth: 'token',
  request: { request_id: requestId },
  response: z.discriminatedUnion('found', [
    z.strictObject({ found: z.literal(1), answer: playMore.response }),
    z.strictObject({ found: z.literal(0) }),
  ]),
  refusals: [],
  requirement: 'BET-8',
});
