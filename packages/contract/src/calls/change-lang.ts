import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/** Stores the language of the call as the player's language (LANG-4). */
export const changeLang = defineCall({
  path: '/api/game/changeLang',
  auth: 'token',
  request: {},
  response: z.literal(null),
  refusals: [],
  requirement: 'LANG-4',
});
