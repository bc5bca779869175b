import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/** A ticket that opens the private push topic: 30 s, once, sent as a message and never in an address (PUSH-5). */
export const getPushTicket = defineCall({
  path: '/api/push/getTicket',
  auth: 'token',
  request: {},
  response: z.strictObject({ ticket: z.string().check(z.minLength(16), z.maxLength(128)) }),
  refusals: [],
  requirement: 'PUSH-5',
});
