import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { handicapItemSchema } from '../entities/handicap-code';

/** Handicap tabs in display order (GAMES-5). */
export const getGameTopDictSplit = defineCall({
  path: '/api/game/game/getGameTopDictSplit/',
  auth: 'public',
  request: {},
  response: z.array(handicapItemSchema).check(z.maxLength(16)),
  refusals: [],
  requirement: 'GAMES-5',
});
