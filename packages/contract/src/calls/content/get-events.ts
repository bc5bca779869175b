import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { eventSummarySchema } from '../../entities/event-page';
import { gameTypeId } from '../../ids';

/**
 * Events of a game that run, come or are over (CONTENT-1). An unknown game returns an empty list.
 *
 * @example { lang: 2, game_type_id: 0, when: 'now' }
 */
export const getEvents = defineCall({
  path: '/api/content/getEvents',
  auth: 'public',
  request: { game_type_id: gameTypeId, when: z.enum(['now', 'next', 'past']) },
  response: z.object({ rows: z.array(eventSummarySchema).check(z.maxLength(500)) }),
  refusals: [],
  requirement: 'CONTENT-1',
});
