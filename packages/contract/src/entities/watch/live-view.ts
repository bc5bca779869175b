import * as z from 'zod/mini';

import { epochMs, gameId, teamId } from '../../ids';
import { flag } from '../statuses';

/** Points of a gold lead, one every `LEAD_STEP_S` seconds: two hours. */
export const MOST_LEAD_POINTS = 240;
/** Seconds of map time between two points of a gold lead. */
export const LEAD_STEP_S = 30;
/** Objectives of one map. */
export const MOST_OBJECTIVES = 64;
/** Kills of one map whose time is known. */
export const MOST_KILL_STEPS = 200;
/** Rounds of one map, overtimes included. */
export const MOST_ROUNDS = 99;

const side = z.literal([1, 2]);
const mapClock = z.int().check(z.gte(0), z.lte(100_000));
const count = (most: number) => z.int().check(z.gte(0), z.lte(most));
/** Of side 1 and side 2. */
const pair = (most: number) => z.array(count(most)).check(z.minLength(2), z.maxLength(2));

/** What a team plays: colour of its base (moba), or attack and defence (rounds). */
export const viewRole = z.enum(['blue', 'red', 'radiant', 'dire', 'attack', 'defence']);

/** `sides` of a view are in the order of `team_id_1` and `team_id_2` of the match, whatever a source sends. */
const viewSide = z.object({ team_id: teamId, role: z.optional(viewRole) });

/** Fields that a source invents; `kills` and `score` mean that the whole match is simulated (VIEW-2). */
export const simulatedField = z.enum([
  'kills',
  'kill_steps',
  'gold',
  'towers',
  'inhibitors',
  'objectives',
  'lead',
  'draft',
  'score',
  'history',
  'money',
  'equipment',
  'alive',
  'bomb',
]);
export type SimulatedField = z.infer<typeof simulatedField>;

const viewHead = {
  game_id: gameId,
  /** Map, 1 to 16. */
  round: z.int().check(z.gte(1), z.lte(16)),
  /** Time of the state by its source, business time in ms. */
  at: epochMs,
  /** Map time in whole seconds. */
  clock_s: z.optional(mapClock),
  is_paused: flag,
  source: z.string().check(z.minLength(1), z.maxLength(100)),
  simulated: z.array(simulatedField).check(z.maxLength(14)),
  sides: z.array(viewSide).check(z.minLength(2), z.maxLength(2)),
};

/** Large monsters and creeps that teams fight for. */
export const objectiveKind = z.enum([
  'dragon',
  'elder',
  'baron',
  'herald',
  'grubs',
  'roshan',
  'tyrant',
  'overlord',
  'turtle',
  'lord',
]);
export type ObjectiveKind = z.infer<typeof objectiveKind>;

/** Of a dragon. */
export const dragonElement = z.enum(['infernal', 'ocean', 'mountain', 'cloud', 'hextech', 'chemtech']);
export type DragonElement = z.infer<typeof dragonElement>;

/** An objective that a side has taken. */
export const objectiveSchema = z.object({
  kind: objectiveKind,
  element: z.optional(dragonElement),
  side,
  /** Map time in seconds; absent if the source states only the number. */
  at_s: z.optional(mapClock),
});
export type Objective = z.infer<typeof objectiveSchema>;

const DIFFERENCE = 1_000_000;
/** Map time in seconds, and gold of side 1 minus gold of side 2. No `z.tuple`: see decision 35. */
const leadPoint = z.array(z.int().check(z.gte(-DIFFERENCE), z.lte(DIFFERENCE))).check(z.minLength(2), z.maxLength(2));

/** Map time in seconds, and the side that killed. */
const killStep = z.array(mapClock).check(
  z.minLength(2),
  z.maxLength(2),
  z.refine(([, own]) => own === 1 || own === 2, { error: 'expected side 1 or 2' }),
);

/** Names of heroes by side. */
const heroes = (most: number) =>
  z
    .array(z.array(z.string().check(z.minLength(1), z.maxLength(40))).check(z.maxLength(most)))
    .check(z.minLength(2), z.maxLength(2));

/** Map of a game with towers and gold. */
export const mobaViewSchema = z.object({
  family: z.literal('moba'),
  ...viewHead,
  kills: pair(999),
  /** By time; kills whose time the source does not state are missing. */
  kill_steps: z.optional(z.array(killStep).check(z.maxLength(MOST_KILL_STEPS))),
  /** Total gold of a team. */
  gold: z.optional(pair(1_000_000)),
  /** Towers that a side has destroyed. */
  towers: z.optional(pair(30)),
  /** Inhibitors or barracks that a side has destroyed. */
  inhibitors: z.optional(pair(60)),
  objectives: z.optional(z.array(objectiveSchema).check(z.maxLength(MOST_OBJECTIVES))),
  /** By time. */
  lead: z.optional(z.array(leadPoint).check(z.maxLength(MOST_LEAD_POINTS))),
  draft: z.optional(z.object({ bans: z.optional(heroes(10)), picks: z.optional(heroes(5)) })),
});
export type MobaView = z.infer<typeof mobaViewSchema>;

/** Why a round was won. */
export const roundReason = z.enum(['elimination', 'bomb', 'defuse', 'time']);
export type RoundReason = z.infer<typeof roundReason>;

/** A finished round. */
export const viewRoundSchema = z.object({
  n: z.int().check(z.gte(1), z.lte(MOST_ROUNDS)),
  side,
  won_by: z.optional(roundReason),
});
export type ViewRound = z.infer<typeof viewRoundSchema>;

/** Map of a game of rounds. */
export const roundsViewSchema = z.object({
  family: z.literal('rounds'),
  ...viewHead,
  score: pair(MOST_ROUNDS),
  /** In order; rounds that the source did not report are missing. */
  history: z.optional(z.array(viewRoundSchema).check(z.maxLength(MOST_ROUNDS))),
  /** The teams changed sides after this round; absent before the first change. */
  swapped_at: z.optional(count(MOST_ROUNDS)),
  /** Of all players of a side. */
  money: z.optional(pair(200_000)),
  /** Value of the equipment of a side. */
  equipment: z.optional(pair(200_000)),
  /** Players. */
  alive: z.optional(pair(5)),
  bomb: z.optional(z.enum(['planted', 'defused', 'exploded'])),
  /** Rest of the round in seconds. */
  round_clock_s: z.optional(count(600)),
});
export type RoundsView = z.infer<typeof roundsViewSchema>;

/**
 * State of a map under way, without video (VIEW-1). A field that its source does not state is absent, never 0. Pairs
 * and `side` belong to `sides`.
 */
export const liveViewSchema = z.discriminatedUnion('family', [mobaViewSchema, roundsViewSchema]);
export type LiveView = z.infer<typeof liveViewSchema>;
