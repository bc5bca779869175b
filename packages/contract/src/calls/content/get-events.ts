import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { eventSummarySchema } from '../../entities/event-page';
import { flag } from '../../entities/statuses';
import { eventId, gameTypeId } from '../../ids';
import { recommendationShape } from './get-home';

const MAX_EVENTS = 500;

/**
 * Events of a game that run, come or are over (CONTENT-1), recommended ones first (HOME-2). With `uses_bets` 0 the player's
 * own bets do not recommend events (HOME-3). An unknown game returns an empty list.
 *
 * @example { lang: 2, game_type_id: 0, when: 'now', uses_bets: 1 }
 */
export const getEvents = defineCall({
  path: '/api/content/getEvents',
  auth: 'optional',
  request: { game_type_id: gameTypeId, when: z.enum(['now', 'next', 'past']), uses_bets: z.optional(flag) },
  response: z.object({
    rows: z.array(eventSummarySchema).check(z.maxLength(MAX_EVENTS)),
    /** Rows with a reason to recommend them, in their order; empty for past ones. */
    recommended: z.array(z.object({ event_id: eventId, ...recommendationShape })).check(z.maxLength(MAX_EVENTS)),
  }),
  refusals: [],
  requirement: 'CONTENT-1',
});
