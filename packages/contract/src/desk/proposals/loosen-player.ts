import * as z from 'zod/mini';

import { protectionValue } from '../limit-values';
import { HALF_AN_HOUR, proposalKind } from './proposal-kind';

/** A looser limit of the operator for a player, never looser than the player's own (bad input row 307). */
export const LOOSEN_PLAYER = proposalKind('loosen_player', {
  payload: z.strictObject({ account_id: z.int().check(z.gte(1)), limit: protectionValue }),
  preview: z.strictObject({
    account_id: z.int(),
    before: protectionValue,
    after: protectionValue,
    /** Of the player. */
    own: protectionValue,
  }),
  problems: ['unknown_subject', 'own_limit'],
  opensForMinutes: HALF_AN_HOUR,
});
