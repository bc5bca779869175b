import * as z from 'zod/mini';

import { balanceInfoSchema } from '../entities/balance-info';
import { betHistoryItemSchema } from '../entities/bet-history-item';
import { mapScoresSchema } from '../entities/map-score';
import { liveStateSchema } from '../entities/match';
import { flag, matchStatus, playStatus, pointStatus } from '../entities/statuses';
import { gameId, gameTypeId, playId, pointId, priceVersion } from '../ids';
import { PRICE_OR_ESTIMATE, priceOrEstimate } from '../money';

/**
 * Odds push (PUSH-1): `delta` is the new odd, a decimal with three places; null if the point has no price, such
 * as a pool without stakes on it.
 */
const oddsChange = z.object({
  type: z.literal('odds'),
  point_id: pointId,
  delta: z.nullable(priceOrEstimate),
  status: pointStatus,
  version: priceVersion,
});

const pointStatuses = z.array(z.object({ point_id: pointId, status: pointStatus })).check(z.maxLength(64));

/** PUSH-3. */
const gameHideChange = z.object({ type: z.literal('game-hide'), game_id: gameId, is_hide: flag });

/** With the statuses of its points (PUSH-3). */
const playHideChange = z.object({
  type: z.literal('play-hide'),
  play_info_id: playId,
  game_id: gameId,
  is_hide: flag,
  points: pointStatuses,
});

/** `is_checked` as in the play (PUSH-4). */
const playStatusChange = z.object({
  type: z.literal('play-status'),
  play_info_id: playId,
  game_id: gameId,
  status: playStatus,
  is_checked: z.optional(flag),
});

/** PUSH-4. */
const matchStatusChange = z.object({ type: z.literal('match-status'), game_id: gameId, status: matchStatus });

/** Point status of all plays of a game category (PUSH-4). */
const gameTypeStatusChange = z.object({
  type: z.literal('game-type-status'),
  game_type_id: gameTypeId,
  status: pointStatus,
});

const liveChange = z.object({ type: z.literal('live'), game_id: gameId, live: liveStateSchema });

/** All finished maps (DETAIL-1). Published only on the topic of the match. */
const mapScoresChange = z.object({ type: z.literal('map-scores'), game_id: gameId, maps: mapScoresSchema });

/** Matches or plays were added or removed: the client must repeat its calls. */
const structureChange = z.object({ type: z.literal('structure'), game_id: gameId });

/** Announcements were published, changed or withdrawn: the client must repeat `getAnnouncements`. Only on the topic `news`. */
const announcementChange = z.object({ type: z.literal('news') });

/** Update of a live view, see `liveViewUpdateSchema`: only its readers parse it. Only on the topic `view:<game_id>`. */
const viewChange = z.object({ type: z.literal('view'), update: z.unknown() });

/** Update of Speed LOL, see `roundUpdateSchema`: only its readers parse it. Only on the topic `round`. */
const roundChange = z.object({ type: z.literal('round'), update: z.unknown() });

const balanceChange = z.object({ type: z.literal('balance'), balance: balanceInfoSchema });
const betChange = z.object({ type: z.literal('bet'), bet: betHistoryItemSchema });

/** Auto chess after an action, a `ChessState`: only its screens parse it; of two states the newer one counts. Only on `me`. */
const chessChange = z.object({ type: z.literal('chess'), state: z.unknown() });

/** One change of a topic. `balance`, `bet` and `chess` occur only on the private topic. */
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
  announcementChange,
  viewChange,
  roundChange,
  balanceChange,
  betChange,
  chessChange,
]);
export type Change = z.infer<typeof changeSchema>;
export type OddsChange = z.infer<typeof oddsChange>;

const isPositive = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/**
 * The result of the schema for a change of a price, at a tenth of its cost (P9): most of what a busy board receives. Null
 * for everything else.
 */
export function readPrice(change: unknown): OddsChange | null {
  if (typeof change !== 'object' || change === null) return null;
  const { type, point_id, delta, status, version }: { readonly [Field in keyof OddsChange]?: unknown } = change;
  if (type !== 'odds' || !isPositive(point_id) || !isPositive(version)) return null;
  if (status !== 1 && status !== 2) return null;
  if (delta !== null && !(typeof delta === 'string' && PRICE_OR_ESTIMATE.test(delta))) return null;
  return { type, point_id, delta, status, version };
}
