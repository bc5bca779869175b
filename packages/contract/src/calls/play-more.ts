import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { gameId, orderNo, playId, pointId, priceVersion, requestId } from '../ids';
import { acceptPreference } from '../entities/accept-preference';
import { comboSizes } from '../entities/combo-sizes';
import { amount, oddText, stakeAmount } from '../money';
import { refusalKey } from '../refusal-key';

/** A pick of the request, named once; bets refer to it by its place in the list. */
export const placeSelectionSchema = z.strictObject({
  shop_id: pointId,
  game_id: gameId,
  play_info_id: playId,
  odd: oddText,
  version: priceVersion,
});
export type PlaceSelection = z.infer<typeof placeSelectionSchema>;

const selectionIndex = z.int().check(z.gte(0), z.lte(24));

/**
 * A bet of the request: a single on one selection, or a parlay of several. A parlay names the sizes of its lines (each as
 * many legs as the limits ask for, 3 by default, or more); left out, it is one line over all its legs. `per` says whether the stake is that of each line or of all
 * together, which is what is left out (SLIP-7).
 */
export const placeBetSchema = z.strictObject({
  kind: z.enum(['single', 'parlay']),
  selections: z.array(selectionIndex).check(z.minLength(1), z.maxLength(25)),
  stake: stakeAmount,
  sizes: z.optional(comboSizes),
  per: z.optional(z.enum(['unit', 'total'])),
});
export type PlaceBet = z.infer<typeof placeBetSchema>;

/** Why one bet was not taken. Amounts in whole units of the currency. */
export const betErrorSchema = z.strictObject({
  error_code: z.int(),
  refusal: refusalKey,
  message: z.string().check(z.maxLength(500)),
  /** What the limit that bit allows now; null where none did. */
  limit: z.nullable(amount),
  /** That limit when nothing of it is used: of the day, the match, the market; null where none did. */
  whole: z.nullable(amount),
  /** The highest stake, as `stake` counts, that would pass everything now; null where none would (re-offer). */
  offer: z.nullable(amount),
  /** The points it concerns. */
  shop_ids: z.array(pointId).check(z.maxLength(25)),
});
export type BetError = z.infer<typeof betErrorSchema>;

/** What became of one bet of the request, in the order of the request. */
export const betResultSchema = z.strictObject({
  /** Null where the bet was refused and so never existed. */
  order_no: z.nullable(orderNo),
  /** 0 confirmed, 1 to be confirmed, 2 rejected. */
  receive_status: z.literal([0, 1, 2]),
  /** How long a bet to be confirmed is held, in ms; 0 otherwise. */
  delay_ms: z.int().check(z.gte(0), z.lte(15_000)),
  legs: z
    .array(
      z.strictObject({
        shop_id: pointId,
        asked: oddText,
        /** The price struck, or the price now where the bet was refused. */
        used: oddText,
        version: priceVersion,
      }),
    )
    .check(z.maxLength(25)),
  error: z.nullable(betErrorSchema),
});
export type BetResult = z.infer<typeof betResultSchema>;

/**
 * Places bets (BET-1, BET-8). Code 1 says that the call was understood; each bet has a result of its own, and one that
 * is refused does not touch the others. The same `request_id` with the same body answers the same again; with another
 * body it is refused with `request_conflict`.
 */
export const playMore = defineCall({
  path: '/api/game/user/playMore/',
  auth: 'token',
  request: {
    request_id: requestId,
    accept: acceptPreference,
    selections: z.array(placeSelectionSchema).check(z.minLength(1), z.maxLength(25)),
    bets: z.array(placeBetSchema).check(z.minLength(1), z.maxLength(16)),
  },
  response: z.strictObject({
    results: z.array(betResultSchema).check(z.maxLength(16)),
    /** The balance after it. */
    amount,
  }),
  refusals: ['request_conflict', 'bad_request', 'still_deciding'],
  requirement: 'BET-8',
});
