import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { roundId } from '../../entities/rounds/round';

/** Markets of the run chart: of `total_kills` the line 26.5, of `duration` 33 minutes. */
export const ROUND_CHART_MARKETS = ['map_winner', 'total_kills', 'odd_even_kills', 'first_blood', 'duration'] as const;
/** Rounds of one chart: a day. */
export const MOST_CHART_ROUNDS = 720;

/**
 * Results of one market in the last rounds that have a result, oldest first (ROUND-8). The chance of a result follows from
 * `win_chance` and the published tables.
 *
 * @example { lang: 2, market: 'map_winner', count: 120 }
 */
export const getRoundChart = defineCall({
  path: '/api/round/getChart',
  auth: 'public',
  request: {
    market: z.enum(ROUND_CHART_MARKETS),
    count: z.int().check(z.gte(1), z.lte(MOST_CHART_ROUNDS)),
  },
  response: z.object({
    results: z
      .array(
        z.object({
          round: roundId,
          /** Text of the winning pick: 'side-1', 'side-2', 'over', 'under', 'odd', 'even'. */
          result: z.string().check(z.minLength(1), z.maxLength(32)),
          /** Of side 1, per cent. */
          win_chance: z.int().check(z.gte(1), z.lte(99)),
        }),
      )
      .check(z.maxLength(MOST_CHART_ROUNDS)),
  }),
  refusals: [],
  requirement: 'ROUND-8',
});
