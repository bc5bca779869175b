import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { slipItemSchema } from '../entities/slip-item';
import { pointId } from '../ids';

/**
 * Slip items of these points with their current state, for preselected odds (NAV-5) and a restored slip. Leaves out
 * unknown ids.
 */
export const getPointsByIds = defineCall({
  path: '/api/game/game/getPointsByIds',
  auth: 'public',
  request: { shop_ids: z.array(pointId).check(z.minLength(1), z.maxLength(25)) },
  response: z.object({ items: z.array(slipItemSchema).check(z.maxLength(25)) }),
  refusals: [],
  requirement: 'NAV-5',
});
