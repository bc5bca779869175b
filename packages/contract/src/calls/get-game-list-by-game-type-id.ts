import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { handicapCode } from '../entities/handicap-code';
import { matchRowSchema } from '../entities/match';
import { eventId, gameTypeId } from '../ids';

/**
 * The matches of a category under a handicap code, by start time. `event_ids` empty means every event; an unknown
 * category or event gives an empty list, never an error (bad input row 66).
 */
export const getGameListByGameTypeId = defineCall({
  path: '/api/game/game/getGameListByGameTypeId/',
  auth: 'optional',
  request: {
    game_type_id: gameTypeId,
    handicap_code: handicapCode,
    event_ids: z.array(eventId).check(z.maxLength(200)),
  },
  response: z.strictObject({ rows: z.array(matchRowSchema).check(z.maxLength(1_000)) }),
  refusals: [],
  requirement: 'GAMES-5',
});
