import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { calendarId } from '../../entities/calendar-feed';

/**
 * Ends a calendar feed: its address answers 410 from now on (CAL-1). Repeating the call changes nothing; an unknown id is
 * ignored.
 *
 * @example { lang: 2, calendar_id: 7 }
 */
export const revokeCalendar = defineCall({
  path: '/api/user/revokeCalendar',
  auth: 'token',
  request: { calendar_id: calendarId },
  response: z.literal(null),
  refusals: [],
  requirement: 'CAL-1',
});
