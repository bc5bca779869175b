import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/**
 * Exchanges a signed token (JWT) of the operator for a session, once. Whatever is wrong with it, the answer is
 * `wrong_credentials`; the server's log has the reason.
 */
export const exchangeToken = defineCall({
  path: '/api/host/exchangeToken',
  auth: 'public',
  /** More than 4,096 characters are refused like other wrong tokens. */
  request: { token: z.string().check(z.minLength(1), z.maxLength(16_384)) },
  response: z.object({ token: z.string().check(z.minLength(16), z.maxLength(128)) }),
  refusals: ['wrong_credentials'],
  requirement: 'ROLE-1',
});
