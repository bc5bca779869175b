import * as z from 'zod/mini';

import { teamId } from '../ids';
import { position } from './position';

export const score = z.int().check(z.gte(0), z.lte(999));
export const knownTeam = z.nullable(teamId);

/** Target and team id. No `z.tuple`: the app reads facts, and would load it with the first list. */
const raceSchema = z.array(teamId).check(
  z.minLength(2),
  z.maxLength(2),
  z.refine(([target = 0]) => target <= 999, { error: 'expected a target to 999' }),
);

/** Facts of one map. Null if the source does not report them: plays that need them are void. */
export const mapFactsSchema = z.strictObject({
  /**
   * `forfeited`: conceded during the map. The official winner counts; rounds count only as far as they were completed.
   */
  status: z.enum(['played', 'not_played', 'forfeited']),
  winner: knownTeam,
  /** Kills or rounds of `team_id_1` and `team_id_2`, overtime included. */
  score_1: z.nullable(score),
  score_2: z.nullable(score),
  duration_s: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  first_blood: knownTeam,
  first_tower: knownTeam,
  /** Absent like null: sources before this field do not report it. */
  first_dragon: z.optional(knownTeam),
  /** Position of the player with the first kill. */
  first_blood_position: z.optional(z.nullable(position)),
  pistol_1: knownTeam,
  pistol_13: knownTeam,
  /** First team to reach each race target that was reached: [[10, team_id], …]. */
  races: z.array(raceSchema).check(z.maxLength(20)),
});
export type MapFacts = z.infer<typeof mapFactsSchema>;
