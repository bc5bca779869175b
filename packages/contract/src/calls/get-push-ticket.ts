import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/**
 * Ticket for the private push topic: valid for 30 s and one use. The client sends it in a message, never in a URL
 * (PUSH-5).
 */
export const getPushTicket = defineCall({
  path: '/api/push/getTicket',
  auth: 'token',
  request: {},
  response: z.object({ ticket: z.string().check(z.minLength(16), z.maxLength(128)) }),
  refusals: [],
  requirement: 'PUSH-5',
});
