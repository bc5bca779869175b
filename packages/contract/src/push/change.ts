import * as z from 'zod/mini';

import { balanceInfoSchema } from '../entities/balance-info';
import { betHistoryItemSchema } from '../entities/bet-history-item';
import { mapScoresSchema } from '../entities/map-score';
import { liveStateSchema } from '../entities/match';
import { flag, matchStatus, playStatus, pointStatus } from '../entities/statuses';
import { gameId, gameTypeId, playId, pointId, priceVersion } from '../ids';
import { oddText } from '../money';

/** Odds push (PUSH-1): `delta` is the new odd, a decimal with three places; null where the point has no price. */
const oddsChange = z.strictObject({
  type: z.literal('odds'),
  point_id: pointId,
  delta: z.nullable(oddText),
  status: pointStatus,
  version: priceVersion,
});

const pointStatuses = z.array(z.strictObject({ point_id: pointId, status: pointStatus })).check(z.maxLength(64));

/** Hide of a whole match (PUSH-3). */
const gameHideChange = z.strictObject({ type: z.literal('game-hide'), game_id: gameId, is_hide: flag });

/** Hide of a play, with the statuses of its points (PUSH-3). */
const playHideChange = z.strictObject({
  type: z.literal('play-hide'),
  play_info_id: playId,
  game_id: gameId,
  is_hide: flag,
  points: pointStatuses,
});

/** Status of one play (PUSH-4); `is_checked` as in the play. */
const playStatusChange = z.strictObject({
  type: z.literal('play-status'),
  play_info_id: playId,
  game_id: gameId,
  status: playStatus,
  is_checked: z.optional(flag),
});

/** Status of a match (PUSH-4). */
const matchStatusChange = z.strictObject({ type: z.literal('match-status'), game_id: gameId, status: matchStatus });

/** Point status of every play of a whole game category at once (PUSH-4). */
const gameTypeStatusChange = z.strictObject({
  type: z.literal('game-type-status'),
  game_type_id: gameTypeId,
  status: pointStatus,
});

/** The ticking state of a match: score, map, clock. */
const liveChange = z.strictObject({ type: z.literal('live'), game_id: gameId, live: liveStateSchema });

/** Every map of a match that is over, as the match detail has them (DETAIL-1). Said on the topic of the match alone. */
const mapScoresChange = z.strictObject({ type: z.literal('map-scores'), game_id: gameId, maps: mapScoresSchema });

/** Matches or plays came or went: what was fetched by a call is to be fetched again. */
const structureChange = z.strictObject({ type: z.literal('structure'), game_id: gameId });

const balanceChange = z.strictObject({ type: z.literal('balance'), balance: balanceInfoSchema });
const betChange = z.strictObject({ type: z.literal('bet'), bet: betHistoryItemSchema });

/** One change of a stream, in the wire's words. `balance` and `bet` appear on the private topic alone. */
export const changeSchema = z.discriminatedUnion('type', [
  oddsChange,
  gameHideChange,
  playHideChange,
  playStatusChange,
  matchStatusChange,
  gameTypeStatusChange,
  liveChange,
  mapScoresChange,
  structureChange,
  balanceChange,
  betChange,
]);
export type Change = z.infer<typeof changeSchema>;
export type OddsChange = z.infer<typeof oddsChange>;
