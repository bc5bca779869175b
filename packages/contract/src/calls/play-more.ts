import * as z from 'zod/mini';

import { defineCall } from '../define-call';
import { gameId, orderNo, playId, pointId, priceVersion, requestId } from '../ids';
import { acceptPreference } from '../entities/accept-preference';
import { comboSizes } from '../entities/combo-sizes';
import { flag } from '../entities/statuses';
import { amount, oddText, priceOrEstimate, stakeAmount } from '../money';
import { refusalKey } from '../refusal-key';

/** Bets refer to a selection by its index in the list. */
export const placeSelectionSchema = z.strictObject({
  shop_id: pointId,
  game_id: gameId,
  play_info_id: playId,
  /** Price that the player saw; null for a pool, which agrees on no price (BET-2). */
  odd: z.nullable(oddText),
  version: priceVersion,
});
export type PlaceSelection = z.infer<typeof placeSelectionSchema>;

const selectionIndex = z.int().check(z.gte(0), z.lte(24));

/**
 * A single on one selection, or a parlay of several. `sizes`: leg counts of the parlay's combinations, each at least
 * the minimum of the limits (3 by default); default: one combination of all legs. `per`: `stake` is per combination
 * (`unit`) or for all together (`total`, the default) (SLIP-7).
 *
 * @example { kind: 'parlay', selections: [0, 1, 2, 3], stake: '6.00', sizes: [3], per: 'total' }
 */
export const placeBetSchema = z.strictObject({
  kind: z.enum(['single', 'parlay']),
  selections: z.array(selectionIndex).check(z.minLength(1), z.maxLength(25)),
  stake: stakeAmount,
  sizes: z.optional(comboSizes),
  per: z.optional(z.enum(['unit', 'total'])),
});
export type PlaceBet = z.infer<typeof placeBetSchema>;

/** Why one bet was refused. Amounts in whole units. */
export const betErrorSchema = z.object({
  error_code: z.int(),
  refusal: refusalKey,
  message: z.string().check(z.maxLength(500)),
  /** Rest of the exceeded limit; null if no limit was exceeded. */
  limit: z.nullable(amount),
  /** That limit of the day, match or market without usage; null if no limit was exceeded. */
  whole: z.nullable(amount),
  /** Highest stake, in the terms of `stake`, that would be valid now; null if no stake would (re-offer). */
  offer: z.nullable(amount),
  /** Points that the refusal concerns. */
  shop_ids: z.array(pointId).check(z.maxLength(25)),
});
export type BetError = z.infer<typeof betErrorSchema>;

/** In the order of the request. */
export const betResultSchema = z.object({
  /** Null if refused: there is no ticket. */
  order_no: z.nullable(orderNo),
  /** 0 confirmed, 1 awaiting confirmation, 2 rejected. */
  receive_status: z.literal([0, 1, 2]),
  /** Of a held bet, ms; otherwise 0. */
  delay_ms: z.int().check(z.gte(0), z.lte(60_000)),
  /** 1 if a person decides about the bet (DESK-12); absent otherwise. */
  is_referred: z.optional(flag),
  legs: z
    .array(
      z.object({
        shop_id: pointId,
        asked: z.nullable(oddText),
        /**
         * Price of the bet, or the current price if the bet was refused: null then for a pool without stakes on the
         * point.
         */
        used: z.nullable(priceOrEstimate),
        /** 1 if `used` is an estimate, own stake included: a pool pays its closing odds (BET-2); absent otherwise. */
        is_estimated: z.optional(flag),
        version: priceVersion,
      }),
    )
    .check(z.maxLength(25)),
  error: z.nullable(betErrorSchema),
});
export type BetResult = z.infer<typeof betResultSchema>;

/**
 * Places bets (BET-1, BET-8). Code 1: the server processed the request. Each bet has a separate result, and a refused
 * bet does not affect the others. A repeated `request_id` with the same body returns the same answer; with another body
 * it is refused with `request_conflict`.
 *
 * @example {
 *   lang: 2, request_id: 'k3v9…', accept: 'better',
 *   selections: [{ shop_id: 5101, game_id: 1204, play_info_id: 310, odd: '1.955', version: 7 }],
 *   bets: [{ kind: 'single', selections: [0], stake: '50' }]
 * }
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
  response: z.object({
    results: z.array(betResultSchema).check(z.maxLength(16)),
    /** Balance after the request. */
    amount,
  }),
  refusals: ['request_conflict', 'bad_request', 'still_deciding'],
  requirement: 'BET-8',
});
