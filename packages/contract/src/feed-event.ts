import * as z from 'zod/mini';

import { categoryId } from './entities/category-id';
import { voidReason } from './entities/bet-history-item';
import { marketCode, marketGroup } from './entities/market-code';
import { liveViewSchema } from './entities/watch/live-view';
import { knownTeam, mapFactsSchema, score } from './entities/map-facts';
import { liveStateSchema } from './entities/match';
import { lineThousandths, pickSchema } from './entities/point';
import { flag } from './entities/statuses';
import { eventDetailsEventSchema, teamDetailsEventSchema } from './feed-details';
import { eventStageSchema } from './feed-stage';
import { streamEventSchema } from './feed-stream';
import { epochMs, eventId, gameId, gameTypeId, playId, pointId, roundNumber, stageId, teamId } from './ids';
import { namesSchema } from './localized';

/** Price in thousandths, 1001 to 1000000. */
export const oddThousandths = z.int().check(z.gte(1_001), z.lte(1_000_000));

/** Null for a point without a price: it accepts no bets until it gets one. */
export const offeredOdd = z.nullable(oddThousandths);

const gameType = z.strictObject({ type: z.literal('game-type'), game_type_id: gameTypeId, names: namesSchema });

const tournament = z.strictObject({
  type: z.literal('event'),
  event_id: eventId,
  game_type_id: gameTypeId,
  names: namesSchema,
});

const team = z.strictObject({ type: z.literal('team'), team_id: teamId, names: namesSchema });

/** The event and both teams must come first. */
const matchShape = {
  game_id: gameId,
  game_type_id: gameTypeId,
  event_id: eventId,
  team_id_1: teamId,
  team_id_2: teamId,
  stage_names: namesSchema,
  start_time: epochMs,
  best_of: z.int().check(z.gte(1), z.lte(16)),
  /** Table or bracket to which the match belongs; default: none. */
  stage_id: z.optional(stageId),
};

/** A new match, or a change of its stable fields. */
const match = z.strictObject({
  type: z.literal('match'),
  ...matchShape,
  /** Default: `match`. An outright carries the champion plays of its event. */
  kind: z.optional(z.enum(['match', 'outright', 'virtual'])),
  /** 0 if only the date of the start is certain. Default: 1. */
  time_confirmed: z.optional(flag),
});

/**
 * A play with its points and first prices. The points of a pool (category 1) have none: the server computes their odds
 * from the stakes and ignores prices of the feed (BET-2). The play and its points are open for bets, also after a repeated event,
 * until a `play-state` or `point-state` changes that.
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
  /** Takeout of a pool, thousandths of its stakes; only for category 1. Default: 80. */
  takeout: z.optional(z.int().check(z.gte(0), z.lte(500))),
  /** Share of the currency's limits, thousandths. Default: 1000. */
  limit_scale: z.optional(z.int().check(z.gte(1), z.lte(1_000))),
  names: z.nullable(namesSchema),
  descs: z.nullable(namesSchema),
  points: z
    .array(z.strictObject({ point_id: pointId, pick: pickSchema, line: z.nullable(lineThousandths), odd: offeredOdd }))
    .check(z.minLength(2), z.maxLength(64)),
});

/** New prices of points of one match; null withdraws a price. */
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

/** One point is suspended or opens again; the others are not affected. */
const pointState = z.strictObject({
  type: z.literal('point-state'),
  point_id: pointId,
  play_id: playId,
  game_id: gameId,
  state: z.enum(['open', 'suspended']),
});

/** A new play is shown. */
const playHide = z.strictObject({ type: z.literal('play-hide'), play_id: playId, game_id: gameId, is_hide: flag });

/** A whole game stops taking bets or takes them again; its plays and points keep their own states. */
const gameTypeState = z.strictObject({
  type: z.literal('game-type-state'),
  game_type_id: gameTypeId,
  state: z.enum(['open', 'suspended']),
});

const live = z.strictObject({ type: z.literal('live'), game_id: gameId, live: liveStateSchema });

/**
 * State of a map under way (VIEW-1). The server reads it field by field: what is not plausible is left out, and never
 * affects plays.
 */
const liveView = z.strictObject({ type: z.literal('live-view'), game_id: gameId, view: liveViewSchema });

/** Scores are maps won. */
export const matchFactsSchema = z.strictObject({
  winner: knownTeam,
  score_1: score,
  score_2: score,
  /** As played; default: as announced. */
  best_of: z.optional(z.int().check(z.gte(1), z.lte(16))),
  /** Actual start if before the announced time, ms. */
  started_at: z.optional(epochMs),
});
export type MatchFacts = z.infer<typeof matchFactsSchema>;

const mapResult = z.strictObject({
  type: z.literal('map-result'),
  game_id: gameId,
  round: z.int().check(z.gte(1), z.lte(16)),
  facts: mapFactsSchema,
  source: z.string().check(z.maxLength(100)),
});

/** Follows the results of all maps, unplayed maps included. */
const matchResult = z.strictObject({
  type: z.literal('match-result'),
  game_id: gameId,
  facts: matchFactsSchema,
  source: z.string().check(z.maxLength(100)),
  /** Default: when the result arrives. */
  ended_at: z.optional(epochMs),
});

/** Several winners are a dead heat; no winner while only withdrawals are known. */
export const outrightFactsSchema = z.strictObject({
  winners: z.array(teamId).check(z.maxLength(64)),
  withdrawn: z.array(teamId).check(z.maxLength(64)),
});
export type OutrightFacts = z.infer<typeof outrightFactsSchema>;

const outrightResult = z.strictObject({
  type: z.literal('outright-result'),
  game_id: gameId,
  facts: outrightFactsSchema,
  source: z.string().check(z.maxLength(100)),
});

/** The match will not be played or finished: its undetermined plays are void for this reason. */
const matchVoid = z.strictObject({
  type: z.literal('match-void'),
  game_id: gameId,
  reason: voidReason,
  source: z.string().check(z.maxLength(100)),
  /** Default: when the event arrives. */
  ended_at: z.optional(epochMs),
});

/** Stakes are refunded, and the play never opens again. */
const playVoid = z.strictObject({
  type: z.literal('play-void'),
  play_id: playId,
  game_id: gameId,
  reason: voidReason,
  source: z.string().check(z.maxLength(100)),
});

/** A match that ended before the first run, without plays and prices (FEED-2). */
export const pastMatchSchema = z.strictObject({
  ...matchShape,
  ended_at: epochMs,
  maps: z
    .array(z.strictObject({ round: z.int().check(z.gte(1), z.lte(16)), facts: mapFactsSchema }))
    .check(z.maxLength(16)),
  /** Null if the match was void. */
  facts: z.nullable(matchFactsSchema),
  void_reason: z.nullable(voidReason),
  source: z.string().check(z.maxLength(100)),
});
export type PastMatch = z.infer<typeof pastMatchSchema>;

/**
 * One event of a match feed, in the common format of all feeds. Times are in the feed's clock, ms; ids are stable
 * across restarts. Delivery is at least once, so consumers must be idempotent.
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
  playHide,
  gameTypeState,
  live,
  liveView,
  mapResult,
  matchResult,
  outrightResult,
  matchVoid,
  playVoid,
  eventStageSchema,
  eventDetailsEventSchema,
  teamDetailsEventSchema,
  streamEventSchema,
]);
export type FeedEvent = z.infer<typeof feedEventSchema>;
export type FeedPlay = z.infer<typeof play>;
