import * as z from 'zod/mini';

import { categoryId } from './entities/category-id';
import { voidReason } from './entities/bet-history-item';
import { marketCode, marketGroup } from './entities/market-code';
import { liveStateSchema } from './entities/match';
import { lineThousandths, pickSchema } from './entities/point';
import { flag } from './entities/statuses';
import { epochMs, eventId, gameId, gameTypeId, playId, pointId, roundNumber, teamId } from './ids';
import { namesSchema } from './localized';

/** A price in integer thousandths, 1001 to 1000000. */
export const oddThousandths = z.int().check(z.gte(1_001), z.lte(1_000_000));

/** A price, or null for an outcome without one: it takes no bets until it gets a price. */
export const offeredOdd = z.nullable(oddThousandths);

/** A game category with its texts. */
const gameType = z.strictObject({ type: z.literal('game-type'), game_type_id: gameTypeId, names: namesSchema });

const tournament = z.strictObject({
  type: z.literal('event'),
  event_id: eventId,
  game_type_id: gameTypeId,
  names: namesSchema,
});

const team = z.strictObject({ type: z.literal('team'), team_id: teamId, names: namesSchema });

/** A match comes, or its stable fields change. The event and both teams came before it. */
const match = z.strictObject({
  type: z.literal('match'),
  game_id: gameId,
  game_type_id: gameTypeId,
  event_id: eventId,
  team_id_1: teamId,
  team_id_2: teamId,
  stage_names: namesSchema,
  start_time: epochMs,
  best_of: z.int().check(z.gte(1), z.lte(16)),
  /** Left out: a match. An outright carries the champion plays of its event. */
  kind: z.optional(z.enum(['match', 'outright'])),
});

/**
 * A play comes with its points and first prices. It and its points are open for bets until a `play-state` or a
 * `point-state` says otherwise, also when it comes again.
 */
const play = z.strictObject({
  type: z.literal('play'),
  play_id: playId,
  game_id: gameId,
  category_id: categoryId,
  round: roundNumber,
  market: marketCode,
  group: marketGroup,
  line: z.nullable(lineThousandths),
  is_main: flag,
  no_parlay: flag,
  /** What a pool keeps of its stakes, in thousandths; of category 1 alone. Left out there: 80. */
  takeout: z.optional(z.int().check(z.gte(0), z.lte(500))),
  /** How much of the currency's limits the play takes, in thousandths. Left out: 1000, all of it. */
  limit_scale: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
  names: z.nullable(namesSchema),
  descs: z.nullable(namesSchema),
  points: z
    .array(z.strictObject({ point_id: pointId, pick: pickSchema, line: z.nullable(lineThousandths), odd: offeredOdd }))
    .check(z.minLength(2), z.maxLength(64)),
});

/** New prices of points of one match; null withdraws the price of a point. */
const prices = z.strictObject({
  type: z.literal('prices'),
  game_id: gameId,
  prices: z.array(z.strictObject({ point_id: pointId, odd: offeredOdd })).check(z.minLength(1), z.maxLength(2_000)),
});

/** A play opens, is suspended (may open again) or closes for good. */
const playState = z.strictObject({
  type: z.literal('play-state'),
  play_id: playId,
  game_id: gameId,
  state: z.enum(['open', 'suspended', 'closed']),
});

/** One outcome of a play is suspended, or opens again; the other outcomes of the play are not concerned. */
const pointState = z.strictObject({
  type: z.literal('point-state'),
  point_id: pointId,
  play_id: playId,
  game_id: gameId,
  state: z.enum(['open', 'suspended']),
});

/** Status, score, map and clock of a match. */
const live = z.strictObject({ type: z.literal('live'), game_id: gameId, live: liveStateSchema });

const score = z.int().check(z.gte(0), z.lte(999));
const knownTeam = z.nullable(teamId);

/** What really happened on one map. Null where the source does not say: plays that need it are void. */
export const mapFactsSchema = z.strictObject({
  /** `forfeited`: given up inside the map; the official winner counts, rounds only as far as they were decided. */
  status: z.enum(['played', 'not_played', 'forfeited']),
  winner: knownTeam,
  /** Kills or rounds, of `team_id_1` and `team_id_2`; overtime included. */
  score_1: z.nullable(score),
  score_2: z.nullable(score),
  /** Length in seconds. */
  duration_s: z.nullable(z.int().check(z.gte(0), z.lte(100_000))),
  first_blood: knownTeam,
  first_tower: knownTeam,
  pistol_1: knownTeam,
  pistol_13: knownTeam,
  /** For each race target that was reached, who reached it first: [[10, team_id], …]. */
  races: z.array(z.tuple([z.int().check(z.gte(1), z.lte(999)), teamId])).check(z.maxLength(20)),
});
export type MapFacts = z.infer<typeof mapFactsSchema>;

/** What really happened in the match. Scores are maps won. */
export const matchFactsSchema = z.strictObject({
  winner: knownTeam,
  score_1: score,
  score_2: score,
  /** Maps at most as it was really played; left out: as announced. */
  best_of: z.optional(z.int().check(z.gte(1), z.lte(16))),
  /** When it really began, where that was before the announced time; left out: it did not begin early. */
  started_at: z.optional(epochMs),
});
export type MatchFacts = z.infer<typeof matchFactsSchema>;

/** Result of one map (round 1 to 16). */
const mapResult = z.strictObject({
  type: z.literal('map-result'),
  game_id: gameId,
  round: z.int().check(z.gte(1), z.lte(16)),
  facts: mapFactsSchema,
  source: z.string().check(z.maxLength(100)),
});

/** Result of the whole match; comes after the results of all its maps, the unplayed ones too. */
const matchResult = z.strictObject({
  type: z.literal('match-result'),
  game_id: gameId,
  facts: matchFactsSchema,
  source: z.string().check(z.maxLength(100)),
});

/** How an outright ended: several winners are a dead heat; none yet while only runners withdrew. */
export const outrightFactsSchema = z.strictObject({
  winners: z.array(teamId).check(z.maxLength(64)),
  withdrawn: z.array(teamId).check(z.maxLength(64)),
});
export type OutrightFacts = z.infer<typeof outrightFactsSchema>;

/** Result of a match of kind `outright`. */
const outrightResult = z.strictObject({
  type: z.literal('outright-result'),
  game_id: gameId,
  facts: outrightFactsSchema,
  source: z.string().check(z.maxLength(100)),
});

/** The match will not be played (or not finished): its undecided plays are void for this reason. */
const matchVoid = z.strictObject({
  type: z.literal('match-void'),
  game_id: gameId,
  reason: voidReason,
  source: z.string().check(z.maxLength(100)),
});

/** One play is void for this reason: its bets get their stakes back. It never opens again. */
const playVoid = z.strictObject({
  type: z.literal('play-void'),
  play_id: playId,
  game_id: gameId,
  reason: voidReason,
  source: z.string().check(z.maxLength(100)),
});

/**
 * What a source of matches says, one event at a time (feeds port). Every feed speaks these words, whatever its
 * supplier's are. Times are on the feed's clock, ids are stable across restarts, and an event that was delivered before
 * may come again: whoever reads it must not mind.
 */
export const feedEventSchema = z.discriminatedUnion('type', [
  gameType,
  tournament,
  team,
  match,
  play,
  prices,
  playState,
  pointState,
  live,
  mapResult,
  matchResult,
  outrightResult,
  matchVoid,
  playVoid,
]);
export type FeedEvent = z.infer<typeof feedEventSchema>;
export type FeedPlay = z.infer<typeof play>;
