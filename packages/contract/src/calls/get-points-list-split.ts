import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { liveStateSchema, matchSchema } from '../entities/match';
import { mapScoresSchema } from '../entities/map-score';
import { playSchema } from '../entities/play';
import { flag } from '../entities/statuses';
import { gameId } from '../ids';

/** Every play of one match with its points (DETAIL-1); an unknown match is refused with `no_match` (DETAIL-4). */
export const getPointsListSplit = defineCall({
  path: '/api/game/game/getPointsListSplit',
  auth: 'optional',
  request: { game_id: gameId },
  response: z.strictObject({
    match: matchSchema,
    live: liveStateSchema,
    plays: z.array(playSchema).check(z.maxLength(500)),
    is_favorite: flag,
    /** Maps that are over, in their order; those that were not played are left out. */
    maps: mapScoresSchema,
  }),
  refusals: ['no_match'],
  requirement: 'DETAIL-1',
});
