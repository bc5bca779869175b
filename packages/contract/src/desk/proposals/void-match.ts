import * as z from 'zod/mini';

import { voidReason } from '../../entities/bet-history-item';
import { decisionEffect } from './decision-effect';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** Final, also for plays that the feed adds later. */
export const VOID_MATCH = proposalKind('void_match', {
  payload: z.strictObject({
    game_id: z.int().check(z.gte(1)),
    void_reason: voidReason,
    /** False: what has a result keeps it. */
    is_whole: z.boolean(),
  }),
  preview: z.strictObject({ game_id: z.int(), effect: decisionEffect }),
  problems: ['unknown_subject', 'void_already'],
  opensForMinutes: HALF_AN_HOUR,
});
