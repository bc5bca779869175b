import * as z from 'zod/mini';

import { defineCall } from '../define-call';

/** Stores the language that every call carries as the player's own; code 1 is success (LANG-4). */
export const changeLang = defineCall({
  path: '/api/game/changeLang',
  auth: 'token',
  request: {},
  response: z.null(),
  refusals: [],
  requirement: 'LANG-4',
});
