import * as z from 'zod/mini';

import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** Counts a closed pool again from its tickets. */
export const RECOUNT_POOL = proposalKind('recount_pool', {
  payload: z.strictObject({ play_id: z.int().check(z.gte(1)) }),
  preview: z.strictObject({ game_id: z.int(), play_id: z.int(), effect: decisionEffect }),
  problems: ['unknown_subject', 'not_closed'],
  opensForMinutes: HALF_AN_HOUR,
});
