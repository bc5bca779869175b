import * as z from 'zod/mini';

import { roundNumber, teamId } from '../ids';

const score = z.nullable(z.int().check(z.gte(0), z.lte(999)));

/** A finished map (DETAIL-1). */
const mapScoreSchema = z.object({
  /** 1 to 16. */
  round: roundNumber,
  /** Null if the map ended level or the source does not report the winner. */
  winner: z.nullable(teamId),
  /** Kills or rounds of `team_id_1` and `team_id_2`; null if the source does not report them. */
  score_1: score,
  score_2: score,
});
/** Finished maps of a match, in order. */
export const mapScoresSchema = z.array(mapScoreSchema).check(z.maxLength(16));
export type MapScore = z.infer<typeof mapScoreSchema>;
