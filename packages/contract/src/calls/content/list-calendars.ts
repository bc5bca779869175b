import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { calendarFeedSchema } from '../../entities/calendar-feed';

/**
 * Calendar feeds of the player that are not revoked, oldest first (CAL-1).
 *
 * @example { lang: 2 }
 */
export const listCalendars = defineCall({
  path: '/api/user/listCalendars',
  auth: 'token',
  request: {},
  response: z.object({ rows: z.array(calendarFeedSchema).check(z.maxLength(20)) }),
  refusals: [],
  requirement: 'CAL-1',
});
