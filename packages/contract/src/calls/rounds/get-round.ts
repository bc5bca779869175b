import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { roundSchema, roundText } from '../../entities/rounds/round';

/**
 * A round by its number, with all events that have happened (ROUND-2). Seed and facts are null until the match has ended.
 * Refused with `no_round` for a date or number that does not exist, before the first epoch, and for rounds to come.
 *
 * @example { lang: 2, round: '20261122-417' }
 */
export const getRound = defineCall({
  path: '/api/round/getRound',
  auth: 'public',
  request: { round: roundText },
  response: z.object({ round: roundSchema }),
  refusals: ['no_round'],
  requirement: 'ROUND-2',
});
