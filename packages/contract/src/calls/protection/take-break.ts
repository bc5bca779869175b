import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { playerLimitsSchema } from './get-player-limits';

/**
 * Starts a time-out, in hours, or a self-exclusion, in days: the server accepts no bets until it ends. A break can be
 * extended, never shortened (BET-7).
 *
 * @example { lang: 2, pause: { kind: 'time_out', hours: 24 } }
 */
export const takeBreak = defineCall({
  path: '/api/game/user/takeBreak',
  auth: 'token',
  request: {
    pause: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('time_out'), hours: z.int().check(z.gte(1), z.lte(1_008)) }),
      z.strictObject({ kind: z.literal('exclusion'), days: z.int().check(z.gte(180), z.lte(1_825)) }),
    ]),
  },
  response: playerLimitsSchema,
  refusals: [],
  requirement: 'BET-7',
});
