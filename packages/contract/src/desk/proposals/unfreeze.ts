import * as z from 'zod/mini';

import { moment } from '../desk-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** The end of a freeze (DESK-20). What the player has set for protection stays. */
export const UNFREEZE = proposalKind('unfreeze', {
  payload: z.strictObject({ player_id: z.uuid() }),
  preview: z.strictObject({
    player_id: z.string(),
    nickname: z.string(),
    reason: z.string(),
    set_by: z.string(),
    set_at: moment,
  }),
  problems: ['unknown_player', 'not_frozen'],
  opensForMinutes: HALF_AN_HOUR,
});
