import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { epochMs, playId, pointId } from '../../ids';
import { oddText } from '../../money';

/** Prices that one point of a chart can have. */
export const MOST_PRICE_STEPS = 120;

/**
 * Prices of a play since it opened, oldest first (STATS-10): the first one, then at most one in two minutes. Empty for an
 * unknown play, and for a pool, whose odds are estimates until it closes.
 *
 * @example { lang: 2, play_info_id: 310 }
 */
export const getPriceSteps = defineCall({
  path: '/api/content/getPriceSteps',
  auth: 'public',
  request: { play_info_id: playId },
  response: z.object({
    points: z
      .array(
        z.object({
          point_id: pointId,
          steps: z.array(z.object({ at: epochMs, odd: oddText })).check(z.maxLength(MOST_PRICE_STEPS)),
        }),
      )
      .check(z.maxLength(64)),
  }),
  refusals: [],
  requirement: 'STATS-10',
});
