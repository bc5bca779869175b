import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { handicapCode } from '../entities/handicap-code';
import { matchRowSchema } from '../entities/match';
import { eventId, gameTypeId } from '../ids';

/**
 * Matches of a category under a handicap code, by start time. Empty `event_ids` selects every event; an unknown
 * category or event returns an empty list (bad input row 66).
 *
 * @example { lang: 2, game_type_id: 0, handicap_code: 'today', event_ids: [] }
 */
export const getGameListByGameTypeId = defineCall({
  path: '/api/game/game/getGameListByGameTypeId/',
  auth: 'optional',
  request: {
    game_type_id: gameTypeId,
    handicap_code: handicapCode,
    event_ids: z.array(eventId).check(z.maxLength(200)),
  },
  response: z.object({ rows: z.array(matchRowSchema).check(z.maxLength(1_000)) }),
  refusals: [],
  requirement: 'GAMES-5',
});
