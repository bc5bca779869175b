import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { finishedMatchSchema } from '../../entities/finished-match';
import { flag } from '../../entities/statuses';
import { epochMs, eventId, gameTypeId, teamId } from '../../ids';

/** End and id of the last match of a page. */
export const resultCursorSchema = z.string().check(z.regex(/^\d{1,16}-[1-9]\d{0,15}$/));

/**
 * Finished matches, newest first, in pages of 50 (RESULT-1). A cursor works with any filter: the page has the matches that
 * follow it.
 *
 * @example { lang: 2, game_type_id: 0, only_corrected: 0, cursor: null }
 */
export const getResults = defineCall({
  path: '/api/content/getResults',
  auth: 'public',
  request: {
    game_type_id: gameTypeId,
    event_id: z.optional(eventId),
    team_id: z.optional(teamId),
    from: z.optional(epochMs),
    to: z.optional(epochMs),
    only_corrected: flag,
    cursor: z.nullable(resultCursorSchema),
  },
  response: z.object({
    rows: z.array(finishedMatchSchema).check(z.maxLength(50)),
    next_cursor: z.nullable(resultCursorSchema),
  }),
  refusals: [],
  requirement: 'RESULT-1',
});
