import * as z from 'zod/mini';

import { epochMs, eventId, gameId, gameTypeId, roundNumber, teamId } from '../ids';
import { localizedShape } from '../localized';
import { playSchema } from './play';
import { flag, matchStatus } from './statuses';

export const matchNamesShape = {
  ...localizedShape('team_name_1'),
  ...localizedShape('team_name_2'),
  ...localizedShape('event_name'),
  ...localizedShape('stage_name'),
};

/** A change of price or score changes none of these fields. */
export const matchSchema = z.object({
  game_id: gameId,
  game_type_id: gameTypeId,
  event_id: eventId,
  /**
   * An outright holds the champion plays of an event. Its two teams are the favourites, for display only (BET-1). A
   * virtual match is a round of Speed LOL; no list has it (ROUND-1).
   */
  kind: z.enum(['match', 'outright', 'virtual']),
  team_id_1: teamId,
  team_id_2: teamId,
  ...matchNamesShape,
  start_time: epochMs,
  /** Maximum number of maps: 1, 2, 3, 5 or 7. */
  best_of: z.int().check(z.gte(1), z.lte(16)),
});
export type Match = z.infer<typeof matchSchema>;

/** Scores belong to `team_id_1` and `team_id_2`. */
export const liveStateSchema = z.object({
  status: matchStatus,
  is_hide: flag,
  /** Current map; 0 before the first and after the last. */
  round: roundNumber,
  /** Maps won. */
  score_1: z.int().check(z.gte(0), z.lte(99)),
  score_2: z.int().check(z.gte(0), z.lte(99)),
  /** Kills or rounds of the current map. */
  round_score_1: z.int().check(z.gte(0), z.lte(999)),
  round_score_2: z.int().check(z.gte(0), z.lte(999)),
  /** Of the current map, whole seconds; null if the game has none (rounds). */
  clock_s: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
});
export type LiveState = z.infer<typeof liveStateSchema>;

/** A row of the match list: the main plays and the total number of plays. */
export const matchRowSchema = z.object({
  match: matchSchema,
  live: liveStateSchema,
  plays: z.array(playSchema).check(z.maxLength(8)),
  play_count: z.int().check(z.gte(0), z.lte(10_000)),
  is_favorite: flag,
  /** Of an outright. The row carries the favourites among them (CONTENT-2). */
  runner_count: z.optional(z.int().check(z.gte(0), z.lte(64))),
});
export type MatchRow = z.infer<typeof matchRowSchema>;
