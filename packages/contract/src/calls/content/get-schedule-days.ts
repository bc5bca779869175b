import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { epochMs, eventId, gameTypeId, teamId } from '../../ids';

const DAY = 86_400_000;
/** Of all days of a call. */
const MAX_SPAN = 40 * DAY;

const isAscending = (bounds: readonly number[]): boolean =>
  bounds.every((bound, i) => i === 0 || bound > (bounds[i - 1] ?? bound));
const isShort = (bounds: readonly number[]): boolean => (bounds.at(-1) ?? 0) - (bounds[0] ?? 0) <= MAX_SPAN;

const count = z.int().check(z.gte(0), z.lte(1_000_000));

/**
 * Number of matches per day (SCHED-1): matches to come by their start, finished ones by their end. `bounds` are the local
 * midnights of the player, ascending, at most 40 days apart.
 *
 * @example { lang: 2, bounds: [1767268800000, 1767355200000], game_type_id: 0 }
 */
export const getScheduleDays = defineCall({
  path: '/api/content/getScheduleDays',
  auth: 'public',
  request: {
    bounds: z.array(epochMs).check(z.minLength(2), z.maxLength(36), z.refine(isAscending), z.refine(isShort)),
    game_type_id: gameTypeId,
    event_id: z.optional(eventId),
    team_id: z.optional(teamId),
  },
  response: z.object({
    /** One entry for each period between two bounds. */
    days: z.array(z.object({ scheduled: count, finished: count })).check(z.maxLength(35)),
  }),
  refusals: [],
  requirement: 'SCHED-1',
});
