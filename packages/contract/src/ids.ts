import * as z from 'zod/mini';

const positiveId = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));

/** One outcome with one price (`shop_id` on the slip, `point_id` in a push). */
export const pointId = positiveId;
/** A market: a group of points on one match or map (`play_info_id`). */
export const playId = positiveId;
/** A match (`game_id`). */
export const gameId = positiveId;
/** A tournament (`event_id`). */
export const eventId = positiveId;
export const teamId = positiveId;
/** A stage of one edition of an event, such as its group stage (`stage_id`). */
export const stageId = positiveId;
/** A game category: 0 all games, 1 League of Legends, 2 Dota 2, 3 CS2, 16 Honor of Kings (GAMES-2). */
export const gameTypeId = z.int().check(z.gte(0), z.lte(9_999));
/** A currency (`currency_id`), 1 to 9999. */
export const currencyId = z.int().check(z.gte(1), z.lte(9_999));
/** A map of a match, 1 to 16; 0 is the whole match (LANG-5). */
export const roundNumber = z.int().check(z.gte(0), z.lte(16));
/** Each change of the price adds 1. */
export const priceVersion = z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER));
/** 26 characters of Crockford base 32, sortable by time and not guessable. */
export const orderNo = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{26}$/));
/**
 * Request id of a placement, chosen by the client, unique per account for ever (BET-8): 16 to 64 URL-safe characters.
 */
export const requestId = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/));
/** Stable and reveals nothing about the account: 16 to 64 URL-safe characters (USER-2). */
export const playerId = requestId;
/** Milliseconds since 1970-01-01 UTC, until the end of the year 9999: a time and the durations added to it stay dates. */
export const epochMs = z.int().check(z.gte(0), z.lte(253_402_300_799_999));
/** Hash, seed or salt of a game: 64 lower-case hex digits. */
export const hex32 = z.string().check(z.regex(/^[0-9a-f]{64}$/));
