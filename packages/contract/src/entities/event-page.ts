import * as z from 'zod/mini';

import { distinctBy } from '../distinct-by';
import { epochMs, eventId, gameId, gameTypeId, stageId, teamId } from '../ids';
import { localizedShape, optionalLocalizedShape } from '../localized';
import { countryCode } from './event-details';
import { flag } from './statuses';

/** Part of a bracket, in display order. */
export const slotSectionSchema = z.enum(['group_a', 'group_b', 'upper', 'lower', 'final', 'third_place']);

/** `bracket` has slots; the others are tables of the matches with their stage id. */
export const stageKindSchema = z.enum(['league', 'group', 'swiss', 'bracket']);

const count = z.int().check(z.gte(0), z.lte(100_000));
const diff = z.int().check(z.gte(-100_000), z.lte(100_000));
const place = z.int().check(z.gte(1), z.lte(64));
const slotNumber = z.int().check(z.gte(1), z.lte(9_999));
const code = z.string().check(z.maxLength(40));

export const namedTeamSchema = z.object({ team_id: teamId, ...localizedShape('team_name') });

/** Row of the standings of a stage (EVENT-2). */
export const standingsRowSchema = z.object({
  team_id: teamId,
  /** Teams that no rule separates share a place. */
  place,
  won: count,
  drawn: count,
  lost: count,
  maps_won: count,
  maps_lost: count,
  map_diff: diff,
  points: count,
  /** Rule that separated the team from others with the same value of the first rule (EVENT-3). */
  decided_by: z.nullable(code),
});

/** Origin of a team in a slot (EVENT-5). */
export const bracketSourceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('team'), team_id: teamId }),
  z.object({ kind: z.literal('winner'), slot: slotNumber }),
  z.object({ kind: z.literal('loser'), slot: slotNumber }),
  z.object({ kind: z.literal('place'), stage_id: stageId, place }),
]);

/** Match of a bracket with its current teams (EVENT-4, EVENT-5). */
export const bracketMatchSchema = z.object({
  slot: slotNumber,
  game_id: gameId,
  section: slotSectionSchema,
  column: z.int().check(z.gte(1), z.lte(64)),
  ...localizedShape('slot_name'),
  source_1: bracketSourceSchema,
  source_2: bracketSourceSchema,
  team_id_1: z.nullable(teamId),
  team_id_2: z.nullable(teamId),
  /** Maps won by the teams of the slot, in their order; null before the match has ended. */
  score_1: z.nullable(count),
  score_2: z.nullable(count),
  winner: z.nullable(teamId),
  is_walkover: flag,
  winner_to: z.nullable(slotNumber),
  loser_to: z.nullable(slotNumber),
  /** Announced, else planned; null if neither is known and after the end. */
  start_time: z.nullable(epochMs),
  /** First announced start of a match that was moved; null otherwise. */
  original_start: z.nullable(epochMs),
  /** 0: only the date is certain. */
  is_time_confirmed: flag,
});

/** A stage of an edition of an event: a table or a bracket. */
export const eventStageViewSchema = z.object({
  stage_id: stageId,
  kind: stageKindSchema,
  ...localizedShape('stage_name'),
  starts_at: epochMs,
  ends_at: epochMs,
  points: z.enum(['match_wins', 'by_score']),
  /** In the order of application; empty if the organizer states none. */
  tie_breakers: z.array(code).check(z.maxLength(16)),
  /** Stated codes that are unknown or repeated. */
  skipped_tie_breakers: z.array(code).check(z.maxLength(16)),
  /** One row for each team. */
  standings: z.array(standingsRowSchema).check(
    z.maxLength(64),
    distinctBy(({ team_id }) => team_id),
  ),
  /** Of a Swiss stage, by round: the ids of its matches, also of those to come. Absent for others. */
  rounds: z.optional(z.array(z.array(gameId).check(z.maxLength(128))).check(z.maxLength(64))),
  /** Null if the slots cannot be drawn. */
  bracket: z.nullable(
    z.array(bracketMatchSchema).check(
      z.maxLength(512),
      distinctBy(({ slot }) => slot),
    ),
  ),
});

export const eventEntrySchema = z.object({
  team_id: teamId,
  ...localizedShape('team_name'),
  seed: z.nullable(place),
  entry: z.enum(['invited', 'qualified']),
  /** Of a qualified team, absent if the source names none. */
  ...optionalLocalizedShape('qualifier_name'),
});

/** An event in a list. */
export const eventSummarySchema = z.object({
  event_id: eventId,
  game_type_id: gameTypeId,
  ...localizedShape('event_name'),
  starts_at: z.nullable(epochMs),
  ends_at: z.nullable(epochMs),
  /** Of the venue of this edition. */
  country: z.optional(z.nullable(countryCode)),
  live_count: count,
  next_match_at: z.nullable(epochMs),
  last_match_at: z.nullable(epochMs),
});
