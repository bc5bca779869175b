import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { currencySchema } from '../entities/currency';

/** Currencies of the site (USER-3). */
export const getCurrency = defineCall({
  path: '/api/game/game/getCurrency',
  auth: 'public',
  request: {},
  response: z.array(currencySchema).check(z.maxLength(200)),
  refusals: [],
  requirement: 'USER-3',
});
