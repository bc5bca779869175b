import * as z from 'zod/mini';

import { epochMs, eventId, gameId, gameTypeId, stageId, teamId } from '../ids';
import { localizedShape } from '../localized';
import { voidReason } from './bet-history-item';
import { matchNamesShape } from './match';
import { flag } from './statuses';

const maps = z.int().check(z.gte(0), z.lte(999));

/** A match of two teams that ended or was void (RESULT-1). */
export const finishedMatchSchema = z.object({
  game_id: gameId,
  game_type_id: gameTypeId,
  event_id: eventId,
  stage_id: z.nullable(stageId),
  team_id_1: teamId,
  team_id_2: teamId,
  ...matchNamesShape,
  start_time: epochMs,
  ended_at: epochMs,
  best_of: z.int().check(z.gte(1), z.lte(16)),
  /** Null for a draw and for a void match. */
  winner: z.nullable(teamId),
  score_1: maps,
  score_2: maps,
  void_reason: z.nullable(voidReason),
  correction_count: z.int().check(z.gte(0), z.lte(32_767)),
  /** Imported: no bets were offered. */
  is_history: flag,
});
export type FinishedMatchRow = z.infer<typeof finishedMatchSchema>;

const { game_id, game_type_id, event_id, stage_id, team_id_1, team_id_2, start_time, best_of } =
  finishedMatchSchema.shape;

/** A match that has not ended, in a schedule (SCHED-2). */
export const scheduledMatchSchema = z.object({
  game_id,
  game_type_id,
  event_id,
  stage_id,
  team_id_1,
  team_id_2,
  start_time,
  best_of,
  ...matchNamesShape,
  /** First announced start of a match that was moved; null otherwise. */
  original_start: z.nullable(epochMs),
  /** 0: only the date of the start is certain. */
  is_time_confirmed: flag,
});

/** Side of a slot: a team, or its source (EVENT-5). */
export const slotSideSchema = z.object({
  kind: z.enum(['team', 'winner', 'loser', 'place']),
  /** Null until the team is known. */
  team_id: z.nullable(teamId),
  /** Of the team if it is known, else of the slot or stage that decides it. */
  ...localizedShape('name'),
  /** Place in the stage; null for other kinds. */
  place: z.nullable(z.int().check(z.gte(1), z.lte(64))),
});

/** A match of a bracket whose teams are not both known (SCHED-2). */
export const scheduledSlotSchema = z.object({
  game_id: gameId,
  game_type_id: gameTypeId,
  event_id: eventId,
  stage_id: stageId,
  ...localizedShape('event_name'),
  ...localizedShape('slot_name'),
  start_time: epochMs,
  side_1: slotSideSchema,
  side_2: slotSideSchema,
});
