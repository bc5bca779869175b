import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { gameCategorySchema } from '../entities/game-category';

/** Game categories with counts and events (GAMES-1), in the order of GAMES-2; the first is 0, all games. */
export const getGameTypeDict = defineCall({
  path: '/api/game/game/getGameTypeDict/',
  auth: 'public',
  request: {},
  response: z.array(gameCategorySchema).check(z.maxLength(100)),
  refusals: [],
  requirement: 'GAMES-1',
});
