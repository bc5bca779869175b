import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { calendarFeedSchema, calendarReminder, calendarScopeSchema } from '../../entities/calendar-feed';

/**
 * Creates a private calendar feed in the language of the call (CAL-1). Its address is answered once: only a hash is
 * stored. Refused with `calendars_limit` above 20, or `no_such` for an unknown team, event or game.
 *
 * @example { lang: 2, name: 'My phone', scope: { kind: 'followed' }, reminder: 15 }
 */
export const createCalendar = defineCall({
  path: '/api/user/createCalendar',
  auth: 'token',
  request: {
    name: z.string().check(z.minLength(1), z.maxLength(64)),
    scope: calendarScopeSchema,
    reminder: calendarReminder,
  },
  response: z.object({
    calendar: calendarFeedSchema,
    /** Path of the feed on this server; it contains the secret. */
    path: z.string().check(z.maxLength(200)),
  }),
  refusals: ['calendars_limit', 'no_such'],
  requirement: 'CAL-1',
});
