import * as z from 'zod/mini';

import { defineCall } from '../../define-call';
import { analysisTeamSchema, playLookBackSchema, thresholdSchema } from '../../entities/analysis';
import { finishedMatchSchema } from '../../entities/finished-match';
import { epochMs, gameId, gameTypeId } from '../../ids';

/** Two teams with ten matches each, and ten meetings. */
export const MOST_ANALYSED = 30;

const wins = z.int().check(z.gte(0), z.lte(10));

/**
 * Last matches of both teams, meetings, thresholds, and every play on sale settled on past matches (STATS-4 to STATS-8).
 * Only matches that ended before `until` count (STATS-9). `hidden` are matches that the player does not want to see: they
 * are in the rows but in no number (SPOIL-2). `analysis` is null for an unknown match and for an outright.
 *
 * @example { lang: 2, game_id: 1204, hidden: [] }
 */
export const getAnalysis = defineCall({
  path: '/api/content/getAnalysis',
  auth: 'public',
  request: { game_id: gameId, hidden: z.array(gameId).check(z.maxLength(MOST_ANALYSED)) },
  response: z.object({
    analysis: z.nullable(
      z.object({
        game_type_id: gameTypeId,
        /** Start of the match, or now if that is earlier. */
        until: epochMs,
        teams: z.array(analysisTeamSchema).check(z.minLength(2), z.maxLength(2)),
        meetings: z.object({
          rows: z.array(finishedMatchSchema).check(z.maxLength(10)),
          won_1: wins,
          won_2: wins,
          drawn: wins,
        }),
        thresholds: z.array(thresholdSchema).check(z.maxLength(8)),
        plays: z.array(playLookBackSchema).check(z.maxLength(500)),
      }),
    ),
  }),
  refusals: [],
  requirement: 'STATS-1',
});
