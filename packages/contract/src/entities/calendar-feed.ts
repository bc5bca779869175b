import * as z from 'zod/mini';

import { langId } from '../define-call';
import { epochMs, eventId, gameTypeId, teamId } from '../ids';

/** Matches of a private calendar feed (CAL-1). */
export const calendarScopeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('followed') }),
  z.object({ kind: z.literal('team'), team_id: teamId }),
  z.object({ kind: z.literal('event'), event_id: eventId }),
  z.object({ kind: z.literal('game'), game_type_id: gameTypeId }),
]);
export type CalendarScope = z.infer<typeof calendarScopeSchema>;

/** Minutes before the start; 0 for none. */
export const calendarReminder = z.literal([0, 15, 60]);
export const calendarId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** A calendar subscription without its secret address. */
export const calendarFeedSchema = z.object({
  calendar_id: calendarId,
  name: z.string().check(z.maxLength(64)),
  scope: calendarScopeSchema,
  reminder: calendarReminder,
  /** Language of the feed. */
  feed_lang: langId,
  /** Wall clock. */
  created_at: epochMs,
});
