import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { playerLimitsSchema } from './get-player-limits';

/**
 * A time-out of hours or a self-exclusion of days: no bet is taken until it ends. A break that runs is only ever made
 * longer, never shorter.
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
