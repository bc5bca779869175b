import * as z from 'zod/mini';

import { slotSectionSchema, stageKindSchema } from './entities/event-page';
import { epochMs, eventId, gameId, stageId, teamId } from './ids';
import { namesSchema } from './localized';

const slotNumber = z.int().check(z.gte(1), z.lte(9_999));
const place = z.int().check(z.gte(1), z.lte(64));

/** Origin of a team in a slot of a bracket (EVENT-5). */
const slotSourceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('team'), team_id: teamId }),
  z.strictObject({ kind: z.literal('winner'), slot: slotNumber }),
  z.strictObject({ kind: z.literal('loser'), slot: slotNumber }),
  z.strictObject({ kind: z.literal('place'), stage_id: stageId, place }),
]);

/** One match of a bracket. */
const stageSlotSchema = z.strictObject({
  /** Unique within the stage. */
  slot: slotNumber,
  game_id: gameId,
  section: slotSectionSchema,
  /** Column within the section, from 1. */
  column: z.int().check(z.gte(1), z.lte(64)),
  /** For example "Semi-final 1". */
  names: namesSchema,
  sources: z.tuple([slotSourceSchema, slotSourceSchema]),
  /** Planned start, ms; default: unknown until the match is announced. */
  starts_at: z.optional(epochMs),
});
export type StageSlot = z.infer<typeof stageSlotSchema>;

const stageTeamSchema = z.strictObject({
  team_id: teamId,
  /** 1 is the best. */
  seed: z.nullable(z.int().check(z.gte(1), z.lte(64))),
  /** How the team entered the event. */
  entry: z.enum(['invited', 'qualified']),
  /** Of a qualified team; default: not stated. */
  qualifier: z.optional(namesSchema),
});

/**
 * A stage of one edition of an event (FEED-1): its teams and rules, and for a bracket all its matches with the sources of
 * their teams. Matches of a table name it as `stage_id`.
 */
export const eventStageSchema = z.strictObject({
  type: z.literal('event-stage'),
  stage_id: stageId,
  event_id: eventId,
  /** Edition of the event; a later one has a higher number. */
  season: z.int().check(z.gte(0), z.lte(1_000_000)),
  /** Position within the edition, from 1. */
  position: z.int().check(z.gte(1), z.lte(64)),
  names: namesSchema,
  kind: stageKindSchema,
  starts_at: epochMs,
  ends_at: epochMs,
  /** `match_wins`: 1 for each won match; `by_score`: 3, 2, 1 or 0 by score. */
  points: z.enum(['match_wins', 'by_score']),
  /** In order of application; unknown codes are skipped. Empty if the organizer states none. */
  tie_breakers: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(16)),
  /** Number of matches of the stage; null if it is not fixed. */
  match_count: z.nullable(z.int().check(z.gte(1), z.lte(10_000))),
  teams: z.array(stageTeamSchema).check(z.maxLength(64)),
  slots: z.array(stageSlotSchema).check(z.maxLength(512)),
});
export type EventStage = Omit<z.infer<typeof eventStageSchema>, 'type'>;
