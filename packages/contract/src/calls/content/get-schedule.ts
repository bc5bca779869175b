import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { scheduledMatchSchema, scheduledSlotSchema } from '../../entities/finished-match';
import { liveStateSchema } from '../../entities/match';
import { epochMs, eventId, gameTypeId, teamId } from '../../ids';

/** Eight days. */
const MAX_MINUTES = 8 * 24 * 60;

/**
 * Matches that have not ended and begin within a period, by start (SCHED-1, SCHED-2). The client computes the bounds of the
 * player's day, so the server needs no time zone.
 *
 * @example { lang: 2, from: 1767268800000, minutes: 1440, game_type_id: 0 }
 */
export const getSchedule = defineCall({
  path: '/api/content/getSchedule',
  auth: 'public',
  request: {
    from: epochMs,
    minutes: z.int().check(z.gte(1), z.lte(MAX_MINUTES)),
    game_type_id: gameTypeId,
    event_id: z.optional(eventId),
    team_id: z.optional(teamId),
  },
  response: z.object({
    rows: z.array(z.object({ match: scheduledMatchSchema, live: liveStateSchema })).check(z.maxLength(1_000)),
    /** Matches of brackets whose teams are not known, by planned start; without a filter by team only. */
    slots: z.array(scheduledSlotSchema).check(z.maxLength(200)),
  }),
  refusals: [],
  requirement: 'SCHED-2',
});
