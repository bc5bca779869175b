import * as z from 'zod/mini';

import { playId, pointId, teamId } from '../ids';
import { finishedMatchSchema } from './finished-match';
import { lineThousandths } from './point';

const count = z.int().check(z.gte(0), z.lte(100_000));

/** How often something happened. */
export const analysisRateSchema = z.object({ hits: count, count, matches: count });

/** Of a mean: `sum / count`. */
export const analysisTotalSchema = z.object({ sum: z.int().check(z.gte(0), z.lte(100_000_000)), count });

/** Over the maps of the last matches (STATS-4). */
export const recentDataSchema = z.object({
  maps: count,
  own: analysisTotalSchema,
  opposing: analysisTotalSchema,
  both: analysisTotalSchema,
  /** Seconds. */
  length: analysisTotalSchema,
  first_blood: analysisRateSchema,
  first_tower: analysisRateSchema,
  pistols: analysisRateSchema,
});

/** A team with its last ten matches (STATS-4). */
export const analysisTeamSchema = z.object({
  team_id: teamId,
  /** Newest first, hidden ones included. */
  rows: z.array(finishedMatchSchema).check(z.maxLength(10)),
  /** Without hidden ones. */
  won: count,
  drawn: count,
  lost: count,
  recent: recentDataSchema,
});

const tally = { won: count, lost: count, pushed: count, voided: count, matches: count };

/** Settlement on the last matches of one team. */
export const teamLookBackSchema = z.object({ team_id: teamId, ...tally });

/** How a point would have been settled (STATS-6). */
export const pointLookBackSchema = z.object({
  point_id: pointId,
  ...tally,
  teams: z.array(teamLookBackSchema).check(z.maxLength(2)),
});

/** Maps above a line in the 90 days before (STATS-8). */
export const shareAboveSchema = z.object({
  above: z.int().check(z.gte(0)),
  maps: z.int().check(z.gte(0)),
  /** `game` if the event has fewer than 50 maps. */
  scope: z.enum(['event', 'game']),
});

/** A play that is on sale, on past matches (STATS-6). */
export const playLookBackSchema = z.object({
  play_info_id: playId,
  points: z.array(pointLookBackSchema).check(z.maxLength(64)),
  /** Null for plays that are no total of a map. */
  share: z.nullable(shareAboveSchema),
});

/** A fixed line of the game (STATS-5). */
export const thresholdSchema = z.object({
  market: z.enum(['total_kills', 'total_rounds', 'duration']),
  line: lineThousandths,
  teams: z.array(teamLookBackSchema).check(z.maxLength(2)),
  share: shareAboveSchema,
});
