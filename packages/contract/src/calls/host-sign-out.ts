import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/** Ends the session of the token it comes with; the token answers 602 from then on. */
export const hostSignOut = defineCall({
  path: '/api/host/signOut',
  auth: 'token',
  request: {},
  response: z.null(),
  refusals: [],
  requirement: 'EMBED-1',
});
