import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { realityCheckMinutes, realityCheckSchema } from './get-reality-check';

/**
 * Confirms that the player has seen the figures, or sets the interval; the next check is one interval of use later.
 *
 * @example { lang: 2, minutes: 30 }
 */
export const setRealityCheck = defineCall({
  path: '/api/game/user/setRealityCheck',
  auth: 'token',
  /** Null keeps the interval. */
  request: { minutes: z.nullable(realityCheckMinutes) },
  response: realityCheckSchema,
  refusals: [],
  requirement: 'BET-7',
});
