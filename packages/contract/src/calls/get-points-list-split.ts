import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { liveStateSchema, matchSchema } from '../entities/match';
import { mapScoresSchema } from '../entities/map-score';
import { playSchema } from '../entities/play';
import { flag } from '../entities/statuses';
import { gameId } from '../ids';

/** All plays of one match with their points (DETAIL-1). Refused with `no_match` (DETAIL-4). */
export const getPointsListSplit = defineCall({
  path: '/api/game/game/getPointsListSplit',
  auth: 'optional',
  request: { game_id: gameId },
  response: z.object({
    match: matchSchema,
    live: liveStateSchema,
    plays: z.array(playSchema).check(z.maxLength(500)),
    is_favorite: flag,
    /** Finished maps in order. */
    maps: mapScoresSchema,
  }),
  refusals: ['no_match'],
  requirement: 'DETAIL-1',
});
