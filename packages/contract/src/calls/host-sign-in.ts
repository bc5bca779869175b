import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/**
 * Demo sign-in for a host page (EMBED-1): the host passes the token to the app, which never calls it. Refused with
 * `wrong_credentials` or `too_many_requests`.
 */
export const hostSignIn = defineCall({
  path: '/api/host/signIn',
  auth: 'public',
  request: {
    username: z.string().check(z.minLength(1), z.maxLength(64)),
    password: z.string().check(z.minLength(1), z.maxLength(128)),
  },
  response: z.object({ token: z.string().check(z.minLength(16), z.maxLength(128)) }),
  refusals: ['wrong_credentials', 'too_many_requests'],
  requirement: 'EMBED-1',
});
