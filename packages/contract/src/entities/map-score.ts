import * as z from 'zod/mini';

import { roundNumber, teamId } from '../ids';

const score = z.nullable(z.int().check(z.gte(0), z.lte(999)));

/** How a map that is over ended (DETAIL-1). */
const mapScoreSchema = z.strictObject({
  /** 1 to 16. */
  round: roundNumber,
  /** Null where it ended level, or the source does not say. */
  winner: z.nullable(teamId),
  /** Kills or rounds of `team_id_1` and `team_id_2`; null where the source does not say. */
  score_1: score,
  score_2: score,
});
/** The maps of a match that are over, in their order. */
export const mapScoresSchema = z.array(mapScoreSchema).check(z.maxLength(16));
export type MapScore = z.infer<typeof mapScoreSchema>;
