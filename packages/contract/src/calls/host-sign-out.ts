import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/** Ends the session of the token; the server then answers this token with code 602. */
export const hostSignOut = defineCall({
  path: '/api/host/signOut',
  auth: 'token',
  request: {},
  response: z.literal(null),
  refusals: [],
  requirement: 'EMBED-1',
});
