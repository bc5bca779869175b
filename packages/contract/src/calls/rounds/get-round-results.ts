import * as z from 'zod/mini';

import { calendarDay } from '../../calendar-day';
import { defineCall } from '../../define-call';
import { playedRoundSchema } from '../../entities/rounds/round';

/**
 * Rounds of a UTC day whose match has ended, newest first (ROUND-8). A day without rounds and a page after the last one
 * are empty.
 *
 * @example { lang: 2, day: '2026-11-22', page: 1, page_size: 20 }
 */
export const getRoundResults = defineCall({
  path: '/api/round/getResults',
  auth: 'public',
  request: {
    day: calendarDay,
    page: z.int().check(z.gte(1), z.lte(1_000_000_000)),
    page_size: z.int().check(z.gte(1), z.lte(100)),
  },
  response: z.object({
    rows: z.array(playedRoundSchema).check(z.maxLength(100)),
    /** Of the day. */
    total: z.int().check(z.gte(0), z.lte(720)),
  }),
  refusals: [],
  requirement: 'ROUND-8',
});
